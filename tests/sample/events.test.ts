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

test("every link counts what it does, once, and each page has one to call or to write", async () => {
  /** The event of each link by its HTML: most are on many pages. */
  const eventsOf = new Map<string, string | undefined>();
  const counts = new Map<string | undefined, number>();
  await holdsFor(pages, ({ document: page }) => {
    const onPage = new Set<string | undefined>();
    for (const { outerHTML } of page.querySelectorAll("a")) {
      if (!eventsOf.has(outerHTML)) eventsOf.set(outerHTML, eventOnClick(outerHTML));
      onPage.add(eventsOf.get(outerHTML));
    }
    for (const event of onPage) counts.set(event, (counts.get(event) ?? 0) + 1);
    expect(onPage).toContain("call_click");
    expect(onPage.has("whatsapp_click")).toBe(site.contact.whatsapp !== "");
  });
  expect(counts.get("download_started")).toBeGreaterThan(0);
});

/** Clicks on a link and returns its event. Throws if another one was measured. */
function eventOnClick(html: string): string | undefined {
  document.body.innerHTML = html;
  const link = document.querySelector("a");
  if (!link) throw new Error(`no link: ${html}`);
  measured.length = 0;
  (link.querySelector("span") ?? link).click();
  const event = eventOf(link);
  expect(measured, html).toEqual(event ? [event] : []);
  return event;
}
