/** `npm run bench:bytes`, after a build: what each screen sends before its first paint, beside a bare page. */
import { brotliCompressSync } from "node:zlib";
import { type BuiltPage, builtPages } from "#tests/support/built-site.ts";

/** The smallest page with the same text: plain paragraphs, without styles, scripts or images. */
function barePage({ document }: BuiltPage): string {
  const language = document.querySelector("html")?.getAttribute("lang");
  const title = document.querySelector("title")?.text.trim();
  const body = document.querySelector("body")?.clone() as typeof document;
  for (const silent of body.querySelectorAll("script, style, template, noscript, svg")) silent.remove();
  const lines = body.structuredText.split("\n").filter((line) => line.trim() !== "");
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title><p>${lines.join("<p>")}`;
}

const kilobytes = (html: string) => brotliCompressSync(html).length / 1000;

const pages = (await builtPages()).map((page) => ({
  path: page.path,
  kB: kilobytes(page.html),
  "bare kB": kilobytes(barePage(page)),
}));
const heaviest = pages.sort((one, other) => other.kB - one.kB).slice(0, 10);
const mean = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
console.table(heaviest);
console.log(
  `${pages.length} pages: ${mean(pages.map(({ kB }) => kB)).toFixed(1)} kB on average, ` +
    `${mean(pages.map((page) => page["bare kB"])).toFixed(1)} kB bare`,
);
