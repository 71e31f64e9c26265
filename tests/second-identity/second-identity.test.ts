import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { buildCopy, runInCopy } from "#tests/journeys/build-copy.ts";
import { fillForm, formHydrated, sendForm, waitForThanks } from "#tests/journeys/contact-form.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { refuseConsent } from "#tests/journeys/refuse-consent.ts";
import { addContent } from "#tests/second-identity/add-content.ts";
import { makeAtelierNord, typeface } from "#tests/second-identity/make-atelier-nord.ts";

const folder = mkdtempSync(join(tmpdir(), "atelier-nord-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

await makeAtelierNord(folder);
await addContent(folder);
await buildCopy(folder);
const { site, visit } = await startJourney({ folder });

const built = join(folder, "build/site");
const files = readdirSync(built, { recursive: true, encoding: "utf8" });
const pages = files
  .filter((file) => file.endsWith(".html"))
  .map((file) => {
    const document = parse(readFileSync(join(built, file), "utf8"));
    return { file, document, text: document.querySelector("body")?.text.replace(/\s+/g, " ") ?? "" };
  });

function pageAt(file: string): (typeof pages)[number] {
  const page = pages.find((one) => one.file === file);
  if (!page) throw new Error(`${file} is not built`);
  return page;
}

const attributes = (document: HTMLElement, selector: string, name: string) =>
  document.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? "");

test("it passes the contract tests of every site", async () => {
  await runInCopy(
    folder,
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    "contract",
    "--reporter",
    "dot",
  );
});

describe.each(pages)("$file", ({ document, text }) => {
  test("is in one of the two languages and links to no other", () => {
    expect(["fr", "en"]).toContain(document.querySelector("html")?.getAttribute("lang"));
    const languages = attributes(document, "a[hreflang], link[hreflang]", "hreflang");
    expect(languages.filter((code) => !/^(fr|en)\b|^x-default$/.test(code))).toEqual([]);
    const hrefs = attributes(document, "a[href]", "href");
    expect(hrefs.filter((href) => /^\/de(\/|$)/.test(href))).toEqual([]);
  });

  test("links to no withdrawn service, no chat and no reviews, and has an international phone number", () => {
    const hrefs = attributes(document, "a[href]", "href");
    expect(hrefs.filter((href) => /social-media|reseaux-sociaux|wa\.me|reviews\.example/.test(href))).toEqual(
      [],
    );
    const dialled = hrefs.filter((href) => /^tel:(?!\+33[1-9])/.test(href));
    expect(dialled).toEqual([]);
    expect(hrefs).not.toContain("");
  });

  test("has its own brand, elided, and shows every price in francs and euros", () => {
    expect(text).not.toMatch(/Orvane/);
    expect(text).not.toMatch(/\b(de|que) Atelier Nord/);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    const currencies = new Set(attributes(document, "[data-amount]", "data-amount"));
    if (currencies.size > 0) expect([...currencies].sort()).toEqual(["CHF", "EUR"]);
  });

  test("links only to pages that are built", () => {
    for (const href of attributes(document, "a[href^='/']", "href")) {
      const path = decodeURIComponent(new URL(href, "https://site.example").pathname).slice(1) || "index";
      expect(files.includes(path) || files.includes(`${path}.html`), href).toBe(true);
    }
  });
});

test("its prices are in francs first, in French and in English", () => {
  for (const file of ["tarifs.html", "en/pricing.html"]) {
    const [first] = attributes(pageAt(file).document, "main [data-amount]", "data-amount");
    expect(first).toBe("CHF");
    const buttons = attributes(pageAt(file).document, "main [data-choose-currency]", "data-choose-currency");
    expect(buttons).toEqual(["CHF", "EUR"]);
  }
});

test("its opening days are the same in sentences and in the list of hours", () => {
  expect(pageAt("agence.html").text).toContain("Du mardi au samedi");
  expect(pageAt("en/agency.html").text).toContain("Tuesday to Saturday");
});

test("the legal notice has no row without a value", () => {
  const rows = pageAt("mentions-legales.html").document.querySelectorAll("main li");
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) expect(row.text.trim()).not.toMatch(/:\s*$|\b0\s€/);
});

test("its typeface is named where it is credited, and one file serves titles and text", () => {
  expect(pageAt("mentions-legales.html").text).toContain(typeface);
  expect(pageAt("en/legal-notices.html").text).toContain(typeface);
  expect(readFileSync(join(built, "licences.txt"), "utf8")).toContain(typeface);
  expect(files.filter((file) => file.endsWith(".woff2"))).toHaveLength(1);
});

test("its case and its three articles are listed with what was added, in both languages", () => {
  for (const [file, count] of [
    ["realisations.html", 2],
    ["en/portfolio.html", 2],
    ["blog.html", 4],
    ["en/blog.html", 4],
  ] as const) {
    expect(pageAt(file).document.querySelectorAll("main li[data-categories]"), file).toHaveLength(count);
  }
});

test.each([
  ["services/podcasts.html", "contact.html"],
  ["en/services/podcasts.html", "en/contact.html"],
])("its own service has a page with its price, and a kind of project: %s", (file, form) => {
  const page = pageAt(file).document;
  expect(attributes(page, "main [data-amount]", "data-amount")).toContain("CHF");
  expect(attributes(page, "main a", "href").some((href) => href.includes("project=podcast"))).toBe(true);
  expect(page.querySelectorAll("main h2").length).toBeGreaterThan(4);
  const offered = attributes(pageAt(form).document, "select[name=projectType] option", "value");
  expect(offered).toContain("podcast");
  expect(offered).not.toContain("social");
});

test("without a calendar for calls it embeds none, and asks for no consent to one", () => {
  const contact = pageAt("en/contact.html").document;
  expect(contact.querySelector("[data-booking]")).toBeNull();
  expect(contact.querySelectorAll("#calls section")).toHaveLength(1);
  expect(contact.querySelector("dialog input[name=embeds]")).toBeNull();
});

test("its contact card and its sitemap are its own", () => {
  expect(files).toContain("contact-atelier-nord.vcf");
  expect(readFileSync(join(built, "contact-atelier-nord.vcf"), "utf8")).not.toContain("TYPE=CELL");
  expect(readFileSync(join(built, "sitemap.xml"), "utf8")).toContain("https://atelier-nord.example/");
});

test("its draft and its scheduled article are not published", () => {
  expect(files.filter((file) => /written-in-part|for-later/.test(file))).toEqual([]);
  expect(readFileSync(join(built, "rss.xml"), "utf8")).not.toMatch(/written-in-part|for-later/);
});

test.each(["blog/une-page-suffit.html", "en/blog/one-page-is-enough.html"])(
  "%s shows its picture in several widths, its table and its code",
  (file) => {
    const text = pageAt(file).document.querySelector("[data-article-text]");
    const picture = text?.querySelector("figure picture");
    const widths = (picture?.querySelector("source")?.getAttribute("srcset") ?? "").split(", ");
    expect(widths.length).toBeGreaterThan(1);
    for (const width of widths) expect(files).toContain(width.split(" ")[0]?.slice(1));
    expect(picture?.querySelector("img")?.getAttribute("width")).toBeTruthy();
    expect(text?.querySelectorAll("table tr")).toHaveLength(4);
    // The parser does not parse the contents of <pre>.
    const code = text?.querySelector("pre")?.innerHTML.replace(/<[^>]*>/g, "");
    expect(code).toContain("tel:+33499004217");
  },
);

describe("its mark, a white letter on a disc,", () => {
  const disc = [0x7a, 0x1f, 0x5c];
  const drawn = /<circle[^>]* fill="#7a1f5c"/;

  /** Colour at a place given in fractions of the picture's width and height. */
  async function colourAt(file: string, across: number, down: number): Promise<number[]> {
    const { data, info } = await sharp(join(built, file)).raw().toBuffer({ resolveWithObject: true });
    const start =
      (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)) * info.channels;
    return [...data.subarray(start, start + 3)];
  }

  const distance = (one: number[], other: number[]) =>
    Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

  test("is beside its name in the header and the footer of every page, and the sample's is nowhere", () => {
    for (const { file, document } of pages) {
      for (const part of ["header a:has([translate='no'])", "footer p:has([translate='no'])"]) {
        expect(document.querySelector(part)?.innerHTML, `${part} of ${file}`).toMatch(drawn);
      }
      expect(document.querySelector("header, footer")?.innerHTML, file).not.toContain("--vermilion");
    }
  });

  test("is the tab's icon, without its clip, its title and its size", () => {
    const icon = readFileSync(join(built, "favicon.svg"), "utf8");
    expect(icon).toMatch(drawn);
    expect(icon).toContain('viewBox="0 0 48 48"');
    expect(icon).not.toMatch(/<title|clip0_12_34/);
  });

  test("is in the icons of the manifest and of home screens, on white", async () => {
    const { icons } = JSON.parse(readFileSync(join(built, "site.webmanifest"), "utf8"));
    const paths: string[] = icons
      .map(({ src }: { src: string }) => src)
      .filter((src: string) => src.endsWith(".png"));
    expect(paths.length).toBeGreaterThan(1);
    for (const path of [...paths, "/apple-touch-icon.png"]) {
      expect(distance(await colourAt(path, 0.5, 0.31), disc), path).toBeLessThan(8);
      expect(await colourAt(path, 0.03, 0.03), path).toEqual([255, 255, 255]);
    }
  });

  test("is on its social cards", async () => {
    const [address = ""] = attributes(pageAt("agence.html").document, "meta[property='og:image']", "content");
    const card = new URL(address).pathname;
    expect(distance(await colourAt(card, 99 / 1200, 78 / 630), disc)).toBeLessThan(24);
    expect(distance(await colourAt(card, 74 / 1200, 74 / 630), [255, 255, 255])).toBeLessThan(24);
  });
});

test("its case is shown by its own photograph, in several widths, on its page and in the list", () => {
  for (const file of ["realisations.html", "portfolio/fromagerie-du-quai.html"]) {
    const picture = pageAt(file).document.querySelector("main picture:has(img[src*='/cover.'])");
    const widths = (picture?.querySelector("source")?.getAttribute("srcset") ?? "").split(", ");
    expect(widths.length, file).toBeGreaterThan(1);
    for (const width of widths) expect(files).toContain(width.split(" ")[0]?.slice(1));
  }
});

describe("what is added by the documents' steps is shown in both languages", () => {
  test.each([
    ["an article", ["blog/added-article-fr.html", "en/blog/added-article-en.html"], "Added article"],
    ["a case", ["portfolio/added-case.html", "en/portfolio/added-case.html"], "Added case"],
    ["an event", ["services/cro-tracking.html", "en/services/cro-tracking.html"], "email_click"],
    ["a price", ["tarifs.html", "en/pricing.html"], "Added price"],
    ["a sentence", ["index.html", "en.html"], "Added answer."],
  ])("%s", (_what, shownOn, text) => {
    for (const file of shownOn) expect(pageAt(file).text, file).toContain(text);
  });
});

describe("a visitor of its site", () => {
  const inTime = { timeout: 20_000 };

  test("writes to the agency, which gets the mail at both its addresses", async () => {
    const page = await visit("/");
    await page.click('main a[href^="/contact"]');
    await page.waitForURL("**/contact*");
    await refuseConsent(page);
    await formHydrated(page);
    const { company } = await fillForm(page);
    await sendForm(page);
    await waitForThanks(page);
    const received = () => site.mails.find(({ text }) => text?.includes(company));
    await expect.poll(received, inTime).toBeDefined();
    expect(received()?.from?.name).toBe("Atelier Nord");
    // The name under a bar in its accent.
    expect(received()?.html).toMatch(/border-top:6px solid #0b5d4b[^>]*>Atelier Nord</);
    expect(received()?.to?.map(({ address }) => address)).toEqual([
      "bonjour@atelier-nord.example",
      "jeanne@atelier-nord.example",
    ]);
  });

  test("switches the language, and sees prices in the other currency", async () => {
    const page = await visit("/tarifs", { width: 1440 });
    await refuseConsent(page);
    await page.click('header a[data-language="en"] >> visible=true');
    await page.waitForURL("**/en/pricing");
    const shown = (currency: string) =>
      page.locator(`main [data-amount="${currency}"] >> visible=true`).count();
    expect(await shown("CHF")).toBeGreaterThan(0);
    expect(await shown("EUR")).toBe(0);
    await page.click('main [data-choose-currency="EUR"]');
    await expect.poll(() => shown("CHF"), inTime).toBe(0);
    expect(await shown("EUR")).toBeGreaterThan(0);
  });
});
