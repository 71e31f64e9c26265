// @vitest-environment jsdom
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { TrackedEvent } from "#content/facts/tracked-events.ts";
import { site } from "#site.config.ts";
import { sinks } from "#src/measurement/measure.ts";
import { watchEvents } from "#src/measurement/watch-events.ts";
import { builtFiles, siteFolder } from "#tests/contract/built-site.ts";

const files = (await builtFiles()).filter((file) => file.endsWith(".html"));

/** The event a click on a link must report, derived from where the link visibly leads. */
function eventOf(link: HTMLAnchorElement): TrackedEvent | undefined {
  if (link.protocol === "tel:") return "call_click";
  if (link.hostname === "wa.me") return "whatsapp_click";
  return link.hasAttribute("download") ? "download_started" : undefined;
}

/** The events of links on every site; an agency may count others of its own. */
const ofLinks: readonly string[] = ["call_click", "whatsapp_click", "download_started"];
const measured: string[] = [];

beforeAll(() => {
  sinks.add(({ name }) => {
    if (ofLinks.includes(name)) measured.push(name);
  });
  // Do not follow links.
  document.addEventListener("click", (event) => event.preventDefault());
  watchEvents();
});

test.each(files)("every link of %s counts what it does, once", async (file) => {
  const html = await readFile(join(siteFolder, file), "utf8");
  const page = new DOMParser().parseFromString(html, "text/html");
  // Attributes of the body say what to measure; the document script on every page does the measuring.
  expect(page.body.dataset["analytics"]).toBe(site.measurement.analyticsId);
  expect(page.querySelector('script[type="module"][src*="/document."]')).not.toBeNull();
  document.body.replaceChildren(...page.querySelectorAll("a"));
  for (const link of document.querySelectorAll("a")) {
    measured.length = 0;
    (link.querySelector("span") ?? link).click();
    const expected = eventOf(link);
    expect(measured, link.outerHTML).toEqual(expected ? [expected] : []);
  }
});

describe("links to contact the agency", { timeout: 60_000 }, () => {
  test("are measured on every page", async () => {
    const counts = new Map<string, number>();
    for (const file of files) {
      const html = await readFile(join(siteFolder, file), "utf8");
      const page = new DOMParser().parseFromString(html, "text/html");
      for (const link of page.querySelectorAll("a")) {
        const event = eventOf(link);
        if (event) counts.set(event, (counts.get(event) ?? 0) + 1);
      }
    }
    expect(counts.get("call_click")).toBeGreaterThanOrEqual(files.length);
    if (site.contact.whatsapp === "") expect(counts.get("whatsapp_click")).toBeUndefined();
    else expect(counts.get("whatsapp_click")).toBeGreaterThanOrEqual(files.length);
    expect(counts.get("download_started")).toBeGreaterThan(0);
  });
});
