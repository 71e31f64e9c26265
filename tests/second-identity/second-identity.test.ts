import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { afterAll, describe, expect, test } from "vitest";
import { buildCopy, runInCopy } from "#tests/journeys/build-copy.ts";
import { makeAtelierNord } from "#tests/second-identity/make-atelier-nord.ts";

const folder = mkdtempSync(join(tmpdir(), "atelier-nord-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

await makeAtelierNord(folder);
await buildCopy(folder);

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

test("it keeps the contract that every site keeps", async () => {
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
  test("speaks one of the two languages and leads to no other", () => {
    expect(["fr", "en"]).toContain(document.querySelector("html")?.getAttribute("lang"));
    const languages = attributes(document, "a[hreflang], link[hreflang]", "hreflang");
    expect(languages.filter((code) => !/^(fr|en)\b|^x-default$/.test(code))).toEqual([]);
    const hrefs = attributes(document, "a[href]", "href");
    expect(hrefs.filter((href) => /^\/de(\/|$)/.test(href))).toEqual([]);
  });

  test("leads to no service that is not offered, no chat, no reviews, and dials from abroad", () => {
    const hrefs = attributes(document, "a[href]", "href");
    expect(hrefs.filter((href) => /social-media|reseaux-sociaux|wa\.me|reviews\.example/.test(href))).toEqual(
      [],
    );
    const dialled = hrefs.filter((href) => /^tel:(?!\+33[1-9])/.test(href));
    expect(dialled).toEqual([]);
    expect(hrefs).not.toContain("");
  });

  test("names its own brand, elided, and shows every price in francs and euros", () => {
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

test("its prices begin in francs in French, and in francs in English too, the first of its table", () => {
  for (const file of ["tarifs.html", "en/pricing.html"]) {
    const [first] = attributes(pageAt(file).document, "main [data-amount]", "data-amount");
    expect(first).toBe("CHF");
    const buttons = attributes(pageAt(file).document, "main [data-choose-currency]", "data-choose-currency");
    expect(buttons).toEqual(["CHF", "EUR"]);
  }
});

test("its days stand in sentences and in the list of hours alike", () => {
  expect(pageAt("agence.html").text).toContain("Du mardi au samedi");
  expect(pageAt("en/agency.html").text).toContain("Tuesday to Saturday");
});

test("the legal notice has no row without a value", () => {
  const rows = pageAt("mentions-legales.html").document.querySelectorAll("main li");
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) expect(row.text.trim()).not.toMatch(/:\s*$|\b0\s€/);
});

test("its one case and its three articles are listed, in both languages", () => {
  for (const [file, count] of [
    ["realisations.html", 1],
    ["en/portfolio.html", 1],
    ["blog.html", 3],
    ["en/blog.html", 3],
  ] as const) {
    expect(pageAt(file).document.querySelectorAll("main li[data-categories]"), file).toHaveLength(count);
  }
});

test("its contact card and its sitemap are its own", () => {
  expect(files).toContain("contact-atelier-nord.vcf");
  expect(readFileSync(join(built, "contact-atelier-nord.vcf"), "utf8")).not.toContain("TYPE=CELL");
  expect(readFileSync(join(built, "sitemap.xml"), "utf8")).toContain("https://atelier-nord.example/");
});

test("its draft and what it wrote for later stay at home", () => {
  expect(files.filter((file) => /written-in-part|for-later/.test(file))).toEqual([]);
  expect(readFileSync(join(built, "rss.xml"), "utf8")).not.toMatch(/written-in-part|for-later/);
});

test.each(["blog/une-page-suffit.html", "en/blog/one-page-is-enough.html"])(
  "%s shows its picture in several widths, its table and its code, and no film before a click",
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
    expect(text?.innerHTML).toContain("abcdefghijk");
    expect(text?.querySelectorAll("iframe")).toHaveLength(0);
  },
);
