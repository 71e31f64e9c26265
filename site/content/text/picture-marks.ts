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

/** Draws the pictures of a text: as figures if they are alone in their paragraph, otherwise inline. */
export async function withPictures(
  html: string,
  draw: (picture: NamedPicture) => Promise<string>,
): Promise<string> {
  const drawn = new Map<string, string>();
  for (const [found, json = ""] of html.matchAll(mark)) drawn.set(found, await draw(named(json)));
  return html
    .replace(alone, (_paragraph, marks: string) =>
      Array.from(marks.matchAll(mark), ([found, json = ""]) => {
        const { caption } = named(json);
        const words = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : "";
        return `<figure data-picture>${drawn.get(found)}${words}</figure>`;
      }).join("\n"),
    )
    .replace(mark, (found) => drawn.get(found) ?? "");
}

/** Fails on a picture without a description, or one that is not next to its text. */
export function checkPictures(html: string, source: Source): void {
  const remedy = "put the file beside the text and write ![what it shows](./file.jpg)";
  for (const [, json = ""] of html.matchAll(mark)) {
    const { src, alt } = named(json);
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
