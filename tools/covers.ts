/**
 * Renders the pictures of cases, people and services: `npm run covers [-- <folder>[/<picture>] …]` opens each
 * HTML page in the folders `cases`, `people` and `services` of the site in Chromium and saves it next to the
 * page in the sizes and formats the site uses. CHROMIUM_PATH selects a browser; by default the
 * one of @sparticuz/chromium is used.
 */
import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import packaged from "@sparticuz/chromium";
import { chromium, type Page } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { languages } from "#contract/languages/languages.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import {
  annotatedPageSize,
  annotatedPhoneSize,
  caseSizes,
  type PictureSize,
  portraitSize,
} from "#site/content/picture-sizes.ts";

const content = fileURLToPath(new URL(`../${siteFolder}/`, import.meta.url));

/** Pages each folder may contain, by name, also with a language (`page-de.html`). */
const collections: {
  folder: string;
  pages: Record<string, PictureSize>;
}[] = [
  { folder: "cases", pages: caseSizes },
  { folder: "people", pages: { portrait: portraitSize } },
  { folder: "services", pages: { page: annotatedPageSize, phone: annotatedPhoneSize } },
];

const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 40, effort: 6, chromaSubsampling: "4:4:4" }),
  webp: (image: Sharp) => image.webp({ quality: 68, effort: 6, smartSubsample: true }),
};

const wanted = process.argv.slice(2);
const path = process.env["CHROMIUM_PATH"];
const browser = await chromium.launch(
  path
    ? { executablePath: path, args: ["--no-sandbox"] }
    : { executablePath: await packaged.executablePath(), args: packaged.args },
);
const opened = new Map<PictureSize, Page>();

for (const { folder, pages } of collections) {
  if (!existsSync(`${content}${folder}`)) continue;
  const entries = await readdir(`${content}${folder}`, { withFileTypes: true });
  for (const entry of entries.filter((item) => item.isDirectory())) {
    for (const [name, size] of Object.entries(pages)) {
      const names = [entry.name, `${entry.name}/${name}`];
      if (wanted.length > 0 && !names.some((path) => wanted.includes(path))) continue;
      for (const drawn of [name, ...languages.map((language) => `${name}-${language}`)]) {
        const base = `${content}${folder}/${entry.name}/${drawn}`;
        if (existsSync(`${base}.html`)) await draw(base, size);
      }
    }
  }
}
await browser.close();

/** Opens a page for pictures of one size. It stays open, because closing a page ends the packaged browser. */
async function pageOf(size: PictureSize): Promise<Page> {
  const { width, height, drawnAt } = size;
  const page =
    opened.get(size) ??
    (await browser.newPage({
      viewport: { width: drawnAt, height: (drawnAt * height) / width },
      deviceScaleFactor: width / drawnAt,
      colorScheme: "light",
    }));
  opened.set(size, page);
  return page;
}

async function draw(base: string, size: PictureSize): Promise<void> {
  const page = await pageOf(size);
  await page.goto(pathToFileURL(`${base}.html`).href, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  // Grain and blur take their time on a busy machine without a graphics card.
  const picture = await page.screenshot({ type: "png", omitBackground: true, timeout: 180_000 });
  const files = [
    ...size.widths.map((pixels) => ({ pixels, format: "avif" }) as const),
    { pixels: size.fallback, format: "webp" } as const,
  ];
  const written: string[] = [];
  for (const { pixels, format } of files) {
    const file = `${base}-${pixels}.${format}`;
    await encoders[format](sharp(picture).resize(pixels, undefined, { kernel: "lanczos3" })).toFile(file);
    written.push(`${pixels}.${format} ${((await stat(file)).size / 1000).toFixed(1)} kB`);
  }
  console.log(`${base.slice(content.length)}: ${written.join(", ")}`);
}
