import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { holdsFor } from "#tests/contract/holds-for.ts";
import { buildCopy, runInCopy } from "#tests/journeys/build-copy.ts";
import { fillForm, formHydrated, sendForm, waitForThanks } from "#tests/journeys/contact-form.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { layoutShift } from "#tests/journeys/layout-shift.ts";
import { addContent } from "#tests/second-identity/add-content.ts";
import { makeAtelierNord, typeface } from "#tests/second-identity/make-atelier-nord.ts";

const folder = mkdtempSync(join(tmpdir(), "atelier-nord-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

await makeAtelierNord(folder);
await addContent(folder);
await buildCopy(folder);
const { site, visit, newVisitor } = await startJourney({ folder });

const built = join(folder, "build/site");
const files = readdirSync(built, { recursive: true, encoding: "utf8" });
const pages = files
  .filter((file) => file.endsWith(".html"))
  .map((path) => {
    const document = parse(readFileSync(join(built, path), "utf8"));
    return { path, document, text: document.querySelector("body")?.text.replace(/\s+/g, " ") ?? "" };
  });

function pageAt(path: string): (typeof pages)[number] {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`${path} is not built`);
  return page;
}

const attributes = (document: HTMLElement, selector: string, name: string) =>
  document.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? "");

/** The shape of its mark, a white letter on a disc. */
const drawnDisc = /<circle[^>]* fill="#7a1f5c"/;

test("it passes the contract tests of every site", async () => {
  const vitest = "node_modules/vitest/vitest.mjs";
  await runInCopy(folder, vitest, "run", "--project", "contract", "--reporter", "dot");
});

test("every page has its own mark, brand, languages, services and currencies", async () => {
  await holdsFor(pages, ({ document, text }) => {
    expect(["fr", "en"]).toContain(document.querySelector("html")?.getAttribute("lang"));
    const hrefs = attributes(document, "a[href]", "href");
    expect(hrefs).not.toContain("");
    const foreign = /^\/de(\/|$)|social-media|reseaux-sociaux|wa\.me|reviews\.example|^tel:(?!\+33[1-9])/;
    expect(hrefs.filter((href) => foreign.test(href))).toEqual([]);
    expect(document.querySelector("header a:has([translate='no'])")?.innerHTML).toMatch(drawnDisc);
    expect(text).not.toMatch(/Orvane|\b(de|que) Atelier Nord|undefined|NaN|\[object/);
    const currencies = new Set(attributes(document, "[data-amount]", "data-amount"));
    if (currencies.size > 0) expect([...currencies].sort()).toEqual(["CHF", "EUR"]);
  });
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

test("without a calendar for calls it embeds none, and asks for no consent", () => {
  const contact = pageAt("en/contact.html").document;
  expect(contact.querySelector("[data-booking]")).toBeNull();
  expect(contact.querySelectorAll("#calls section")).toHaveLength(1);
  expect(contact.querySelector("#consent")).toBeNull();
});

test("its mark is in the tab, on home screens and on social cards", async () => {
  const icon = readFileSync(join(built, "favicon.svg"), "utf8");
  expect(icon).toMatch(drawnDisc);
  expect(icon).not.toMatch(/<title|clip0_12_34/);

  const [card = ""] = attributes(pageAt("agence.html").document, "meta[property='og:image']", "content");
  for (const [path, across, down] of [
    ["/icon-512.png", 0.5, 0.31],
    ["/apple-touch-icon.png", 0.5, 0.31],
    [new URL(card).pathname, 99 / 1200, 78 / 630],
  ] as const) {
    const { data, info } = await sharp(join(built, path)).raw().toBuffer({ resolveWithObject: true });
    const pixel = Math.floor(down * info.height) * info.width + Math.floor(across * info.width);
    for (const [channel, value] of [0x7a, 0x1f, 0x5c].entries()) {
      expect(Math.abs((data[pixel * info.channels + channel] ?? 0) - value), path).toBeLessThan(24);
    }
  }
});

describe("what is added by the documents' steps is shown in both languages", () => {
  test.each([
    ["an event", ["services/cro-tracking.html", "en/services/cro-tracking.html"], "email_click"],
    ["a price", ["tarifs.html", "en/pricing.html"], "Added price"],
    ["a sentence", ["index.html", "en.html"], "Added answer."],
    ["a screen", ["open-days.html", "en/open-days.html"], "See how we work."],
  ])("%s", (_what, shownOn, text) => {
    for (const file of shownOn) expect(pageAt(file).text, file).toContain(text);
  });
});

test("pictures are AVIF or WebP without EXIF data, of cases and people too", async () => {
  const pictures = files.filter((file) =>
    /(counter|cover|before|portrait)\.[\w-]+_.*\.(avif|webp)$/.test(file),
  );
  for (const name of ["counter", "cover", "before", "portrait"])
    expect(
      pictures.some((file) => file.includes(`/${name}.`)),
      name,
    ).toBe(true);
  expect(files.filter((file) => /_astro\/.*\.(jpe?g|png)$/.test(file))).toEqual([]);
  for (const file of pictures) {
    const { exif } = await sharp(join(built, file)).metadata();
    expect(exif?.includes("the photographer") ?? false, file).toBe(false);
  }
});

test("pictures, code and tables fit a phone's screen, move nothing and break no policy, and a film's start is counted once", async () => {
  const page = await (await newVisitor({ width: 320 })).newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  const counted: string[] = [];
  await page.route("https://plausible.io/**", (route) => {
    counted.push(route.request().postData() ?? "");
    return route.fulfill({ status: 202 });
  });
  await page.goto(`${site.url}/blog/une-page-suffit`);
  const picture = page.locator("[data-article-text] figure[data-picture] img");
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  expect(await picture.getAttribute("src")).toMatch(/\.webp$/);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await page.locator("[data-article-text] pre[tabindex='0']").count()).toBe(1);
  expect(await page.locator("[data-article-text] [style]").count()).toBe(0);

  await page.goto(`${site.url}/blog/repondre-le-soir`);
  const notes = page.locator("[data-footnotes]");
  expect(await notes.locator("h2").textContent()).toBe("Notes");
  expect(await notes.textContent()).not.toMatch(/Footnotes|Back to/);
  const film = page.locator("[data-article-text] video");
  expect((await fetch(site.url + (await film.getAttribute("src")))).status).toBe(200);
  await expect.poll(() => counted.length).toBe(2);
  for (let start = 0; start < 2; start += 1) await film.dispatchEvent("play");
  await expect.poll(() => counted.filter((body) => body.includes("video_played")).length).toBe(1);
  expect(complaints).toEqual([]);
});

test("drafts and articles dated ahead are not published", async () => {
  const lists = [
    "blog.html",
    "en/blog.html",
    "plan-du-site.html",
    "en/sitemap.html",
    "sitemap.xml",
    "rss.xml",
    "en/rss.xml",
  ];
  const listing = (slug: string) =>
    lists.filter((file) => readFileSync(join(built, file), "utf8").includes(slug));
  for (const slug of ["pas-encore", "not-yet", "dans-mille-ans", "in-a-thousand-years"]) {
    expect(listing(slug)).toEqual([]);
    expect(files.some((file) => file.includes(slug))).toBe(false);
  }
});

test("a visitor writes to the agency, which gets the mail at both its addresses", async () => {
  const page = await visit("/");
  await page.click('main a[href^="/contact"]');
  await page.waitForURL("**/contact*");
  await formHydrated(page);
  const { company } = await fillForm(page);
  await sendForm(page);
  await waitForThanks(page);
  const received = await site.mail(({ text }) => text?.includes(company));
  expect(received.from?.name).toBe("Atelier Nord");
  // The name under a bar in its accent.
  expect(received.html).toMatch(/border-top:6px solid #0b5d4b[^>]*>Atelier Nord</);
  expect(received.to?.map(({ address }) => address)).toEqual([
    "bonjour@atelier-nord.example",
    "jeanne@atelier-nord.example",
  ]);
});
