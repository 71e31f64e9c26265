import { ContentError, placeOf, type Source } from "#contract/copy/file-problems.ts";
import { escapeHtml, unescapeHtml } from "#contract/formats/html-text.ts";

export interface NamedPicture {
  /** Its file, relative to the text's folder: `./counter.jpg`. */
  src: string;
  alt: string;
  caption: string | undefined;
}

/** How Astro renders a picture next to a text: its attributes as JSON. */
const mark = /<img __ASTRO_IMAGE_="([^"]*)">/g;

const alone = new RegExp(`<p>((?:\\s*${mark.source})+)\\s*</p>`, "g");

export function picturesIn(html: string): NamedPicture[] {
  return Array.from(html.matchAll(mark), ([, json = ""]) => named(json));
}

/** Draws the pictures of a text: as figures if they are alone in their paragraph, otherwise inline. */
export function withPictures(html: string, draw: (picture: NamedPicture) => string): string {
  return html
    .replace(alone, (_paragraph, marks: string) =>
      Array.from(marks.matchAll(mark), ([, json = ""]) => {
        const picture = named(json);
        const caption = picture.caption ? `<figcaption>${escapeHtml(picture.caption)}</figcaption>` : "";
        return `<figure data-picture>${draw(picture)}${caption}</figure>`;
      }).join("\n"),
    )
    .replace(mark, (_mark, json: string) => draw(named(json)));
}

/** Fails on a picture without a description, or one that is not next to its text. */
export function checkPictures(html: string, source: Source): void {
  const remedy = "put the file beside the text and write ![what it shows](./file.jpg)";
  for (const { src, alt } of picturesIn(html)) {
    if (alt.trim()) continue;
    throw new ContentError(
      `${placeOf(source, [src])}: the picture ${src} needs a description for those who cannot see it: ![what it shows](${src})`,
    );
  }
  const strange = html.replace(mark, "").match(/<img\s[^>]*>/)?.[0];
  if (strange) {
    const src = strange.match(/\ssrc=["']?([^"'\s>]*)/)?.[1] ?? "";
    throw new ContentError(
      `${placeOf(source, [src])}: the picture ${src} does not stand beside the text; ${remedy}`,
    );
  }
}

function named(json: string): NamedPicture {
  const { src, alt, title } = JSON.parse(unescapeHtml(json)) as Partial<
    Record<"src" | "alt" | "title", string>
  >;
  return { src: src ?? "", alt: alt ?? "", caption: title || undefined };
}

/** Renders a `<picture>` that lets the browser choose width and format. */
export function pictureHtml(
  { alt }: NamedPicture,
  files: { avif: string; webp: string; src: string; width: number; height: number },
  sizes: string,
): string {
  const { avif, webp, src, width, height } = files;
  return (
    `<picture><source type="image/avif" srcset="${avif}" sizes="${sizes}">` +
    `<img src="${src}" srcset="${webp}" sizes="${sizes}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`
  );
}
