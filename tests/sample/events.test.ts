// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { phones } from "#contract/contact-links.ts";
import { site } from "#contract/facts/site.ts";
import { sinks } from "#site/measurement/measure.ts";
import type { TrackedEvent } from "#site/measurement/tracked-events.ts";
import { watchEvents } from "#site/measurement/watch-events.ts";
import { builtPages } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";

const pages = await builtPages();
const own = Object.values(phones).map((phone) => phone.replace(/[^+\d]/g, ""));

/** The event a click on a link must report, derived from where the link visibly leads. */
function eventOf(link: HTMLAnchorElement): TrackedEvent | undefined {
  // The host's number is no link: calling it would count as a call to the agency.
  if (link.protocol === "tel:") return own.includes(link.pathname) ? "call_click" : undefined;
  if (link.hostname === "wa.me") return "whatsapp_click";
  return link.hasAttribute("download") ? "download_started" : undefined;
}

/** The events of links on every site; an agency may count others of its own. */
const ofLinks: string[] = ["call_click", "whatsapp_click", "download_started"];
const measured: string[] = [];

beforeAll(() => {
  sinks.add((name) => {
    if (ofLinks.includes(name)) measured.push(name);
  });
  // Do not follow links.
  document.addEventListener("click", (event) => event.preventDefault());
  watchEvents(document.body);
});

test("every page says what to measure, and has the script that measures", async () => {
  await holdsFor(pages, ({ document: page }) => {
    const said = page.querySelector("body")?.getAttribute("data-analytics") ?? "";
    expect(said.split(" ")[0]).toBe(site.measurement.analyticsId);
    expect(page.querySelector('script[type="module"][src*="/document."]')).not.toBeNull();
  });
});

test("every kind of link counts what it does, once, and each page has one to call or to write", async () => {
  /** Links by where they visibly lead and what they must report; most are on many pages. */
  const links = new Map<string, string>();
  await holdsFor(pages, ({ document: page }) => {
    const hrefs = page.querySelectorAll("a").map((link) => link.getAttribute("href") ?? "");
    expect(hrefs.some((href) => own.includes(href.replace("tel:", "")))).toBe(true);
    expect(hrefs.some((href) => href.startsWith("https://wa.me/"))).toBe(site.contact.whatsapp !== "");
    for (const link of page.querySelectorAll("a"))
      if (/^(tel:|https:\/\/wa\.me)/.test(link.getAttribute("href") ?? "") || link.hasAttribute("download"))
        links.set(`${link.getAttribute("href")} ${link.getAttribute("data-action")}`, link.outerHTML);
  });
  for (const html of links.values()) expectEvent(html);
});

function expectEvent(html: string): void {
  document.body.innerHTML = html;
  const link = document.querySelector("a");
  if (!link) throw new Error(`no link: ${html}`);
  measured.length = 0;
  (link.querySelector("span") ?? link).click();
  const event = eventOf(link);
  expect(measured, html).toEqual(event ? [event] : []);
}
