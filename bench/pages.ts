/**
 * `npm run bench:pages [-- /path …]`, after a build: of each screen in every language, or of these pages, the height on
 * a phone, what the first answer weighs, the words to read, and how many combinations of face, size, weight and leading
 * it has.
 */
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { languages } from "#contract/languages/languages.ts";
import { launchBrowser } from "#tests/support/browser.ts";
import { builtFiles, builtFolder, builtPages } from "#tests/support/built-site.ts";
import { screensIn } from "#tests/support/screens.ts";

const types: Record<string, string> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

const files = new Set(await builtFiles());
const browser = await launchBrowser();
const context = await browser.newContext({
  viewport: { width: 390, height: 664 },
  bypassCSP: true,
  reducedMotion: "reduce",
});
await context.route("**", async (route) => {
  const path = decodeURIComponent(new URL(route.request().url()).pathname).slice(1);
  const file = [path, `${path}.html`, join(path, "index.html")].find((name) => files.has(name));
  if (!file) return route.fulfill({ status: 404 });
  const contentType = types[extname(file)];
  return route.fulfill({
    body: await readFile(join(builtFolder, file)),
    ...(file.endsWith(".html") && { contentType: "text/html" }),
    ...(contentType && { contentType }),
  });
});
const page = await context.newPage();

const asked = process.argv.slice(2);
const shown = new Set(
  asked.length > 0 ? asked : languages.flatMap((of) => screensIn(of)).map(({ path }) => path),
);
const rows: Record<string, string | number>[] = [];
for (const { path, html } of await builtPages()) {
  if (!shown.has(path)) continue;
  await page.goto(`http://built.example${path}`);
  await page.addStyleTag({
    content: "* { content-visibility: visible !important } dialog { display: none !important }",
  });
  const { height, words, combinations } = await page.evaluate(measure);
  rows.push({
    path,
    height,
    kB: Math.round(brotliCompressSync(html).length / 100) / 10,
    words,
    combinations,
  });
}
console.table(rows);
await browser.close();

/** Runs in the page. */
function measure() {
  const combinations = new Set<string>();
  let words = 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: element, textContent } = text;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isHidden =
      !element?.checkVisibility({ visibilityProperty: true }) || !range.getClientRects().length;
    if (!element || !textContent?.trim() || isHidden || element.closest("svg, .visually-hidden")) continue;
    if (element.closest("main")) words += textContent.trim().split(/\s+/).length;
    const { fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(element);
    const leading = (Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toFixed(2);
    combinations.add([fontFamily, fontSize, fontWeight, leading].join());
  }
  return { height: document.documentElement.scrollHeight, words, combinations: combinations.size };
}
