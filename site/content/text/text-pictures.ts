import { getImage } from "astro:assets";
import { posix } from "node:path";
import type { ImageMetadata } from "astro";
import { ContentError, placeOf, type Source, sourceOf } from "#contract/copy/file-problems.ts";
import { escapeHtml } from "#contract/formats/html-text.ts";
import type { Language } from "#contract/languages.ts";
import { checkPictures, type NamedPicture, withPictures } from "#site/content/text/picture-marks.ts";
import { articleWords } from "#site/screens/article/words.ts";

/** Photographs next to the texts, without the files written by `npm run covers`. */
const photographs = import.meta.glob<ImageMetadata>(
  [
    "@content/{articles,cases}/*/*.{jpg,jpeg,png,webp,avif}",
    "!@content/cases/*/{cover,tall,before,detail,phone}*.{jpg,jpeg,png,webp,avif}",
  ],
  { import: "default" },
);

/** Widths in pixels a picture is stored in, up to its own. */
const widths = [480, 800, 1200, 1800];

/** Width of the file for browsers that do not choose. */
const fallback = 1200;

/** Compression quality, chosen so that no loss is visible on a screen. */
const quality = { avif: 55, webp: 75 } as const;

interface TextOptions {
  file: string;
  language: Language;
  sizes: string;
}

/** Adds pictures and footnote labels to a text. Fails, naming file and line, on what it cannot show. */
export async function finishedText(html: string, { file, language, sizes }: TextOptions): Promise<string> {
  const source = sourceOf(file);
  checkPictures(html, source);
  const drawn = await withPictures(html, (picture) => draw(picture, source, sizes));
  if (!html.includes("data-footnotes")) return drawn;
  // The Markdown processor writes the labels of footnotes in English.
  const { title, back } = articleWords(language).notes;
  return drawn
    .replace(/<h2 class="sr-only" id="footnote-label">.*?<\/h2>/, `<h2 id="footnote-label">${title}</h2>`)
    .replace(
      /aria-label="Back to reference ([\d-]+)"/g,
      (_label, number: string) => `aria-label="${back({ number })}"`,
    );
}

async function draw(picture: NamedPicture, source: Source, sizes: string): Promise<string> {
  const folder = posix.dirname(source.file);
  const load = photographs[`/${posix.join(folder, picture.src)}`];
  if (!load) {
    const beside = Object.keys(photographs).filter((path) => posix.dirname(path) === `/${folder}`);
    const found = beside.map((path) => `./${posix.basename(path)}`).join(", ") || "none";
    throw new ContentError(
      `${placeOf(source, [picture.src])}: there is no picture ${picture.src}; beside the text: ${found} (jpg, png, webp or avif)`,
    );
  }
  const src = await load();
  // Reading the size from the image itself would make Astro publish the original file, including where it was
  // taken.
  const { width: full, height } = (await getImage({ src, format: "webp" })).options;
  if (!full || !height) throw new ContentError(`${source.file}: the size of ${picture.src} cannot be read`);
  const width = Math.min(full, fallback);
  const kept = [...widths.filter((one) => one < full), Math.min(full, widths.at(-1) ?? full)];
  const as = (format: keyof typeof quality) =>
    getImage({ src, format, quality: quality[format], width, widths: [...new Set(kept)] });
  const [avif, webp] = await Promise.all([as("avif"), as("webp")]);
  const rendered = Math.round((width * height) / full);
  return (
    `<picture><source type="image/avif" srcset="${avif.srcSet.attribute}" sizes="${sizes}">` +
    `<img src="${webp.src}" srcset="${webp.srcSet.attribute}" sizes="${sizes}" alt="${escapeHtml(picture.alt)}" width="${width}" height="${rendered}" loading="lazy" decoding="async"></picture>`
  );
}
