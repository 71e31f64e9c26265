/**
 * Draws the cases' covers: `npm run covers [-- <slug> …]` renders each `content/cases/<slug>/cover.html`
 * in Chromium and writes it beside the page in the sizes and formats the site shows.
 * CHROMIUM_PATH names a browser; without it the one of @sparticuz/chromium is used.
 */
import { readdir, stat } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import packaged from "@sparticuz/chromium";
import { chromium } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { coverSize, coverWidths, fallbackWidth } from "#src/content/cases/cover-sizes.ts";

const folder = fileURLToPath(new URL("../../content/cases/", import.meta.url));

/** Covers are laid out at this width, so that their type is still readable on a card. */
const pageWidth = 1000;

/** The files of a cover: their widths and formats. */
const files = [
  ...coverWidths.map((width) => ({ width, format: "avif" }) as const),
  { width: fallbackWidth, format: "webp" } as const,
];

const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 40, effort: 6, chromaSubsampling: "4:4:4" }),
  webp: (image: Sharp) => image.webp({ quality: 68, effort: 6, smartSubsample: true }),
};

const wanted = process.argv.slice(2);
const slugs = (await readdir(folder, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && (wanted.length === 0 || wanted.includes(entry.name)))
  .map((entry) => entry.name);

const path = process.env["CHROMIUM_PATH"];
const browser = await chromium.launch(
  path
    ? { executablePath: path, args: ["--no-sandbox"] }
    : { executablePath: await packaged.executablePath(), args: packaged.args },
);
const page = await browser.newPage({
  viewport: { width: pageWidth, height: (pageWidth * coverSize.height) / coverSize.width },
  deviceScaleFactor: coverSize.width / pageWidth,
  colorScheme: "light",
});

for (const slug of slugs) {
  await page.goto(pathToFileURL(`${folder}${slug}/cover.html`).href, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ type: "png" });
  const written: string[] = [];
  for (const { width, format } of files) {
    const file = `${folder}${slug}/cover-${width}.${format}`;
    await encoders[format](sharp(picture).resize(width, undefined, { kernel: "lanczos3" })).toFile(file);
    written.push(`${width}.${format} ${((await stat(file)).size / 1000).toFixed(1)} kB`);
  }
  console.log(`${slug}: ${written.join(", ")}`);
}
await browser.close();
