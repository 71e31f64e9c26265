import { posix } from "node:path";
import { ContentError, placeOf, type Source } from "#src/content/file-problems.ts";
import { videoAttribute } from "#src/content/video-attribute.ts";
import { playerOf } from "#src/content/video-hosts.ts";
import { unescapeHtml } from "#src/formats/html-text.ts";

const films = import.meta.glob<string>("/content/{articles,cases}/*/*.{mp4,webm}", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

/** Texts for a video from another site: the button, and a warning that says what a click loads from whom. */
interface VideoWords {
  readonly show: string;
  warning(values: { host: string }): string;
}

/**
 * Inserts videos into a rendered text where a paragraph is a link to `video:`. Files next to the text play in
 * the page; videos from other sites wait for a click. Fails, naming text and line, on any other video.
 */
export function withVideos(html: string, source: Source, words: VideoWords): string {
  return html
    .replace(/<p>\s*<a href="video:([^"]*)">(.*?)<\/a>\s*<\/p>/gs, (_link, address: string, title: string) =>
      address.startsWith(".") ? ownFilm(address, title, source) : framedFilm(address, title, source, words),
    )
    .replace(/<a href="video:([^"]*)"/, (_link, address: string) => {
      throw new ContentError(
        `${placeOf(source, [address])}: the film video:${address} stands among words; it needs a paragraph of its own`,
      );
    });
}

function ownFilm(address: string, title: string, source: Source) {
  const folder = posix.dirname(source.file);
  const film = films[`/${posix.join(folder, address)}`];
  if (!film) {
    throw new ContentError(
      `${placeOf(source, [address])}: there is no film ${address} beside the text (mp4 or webm)`,
    );
  }
  return `<figure data-film><video controls preload="none" src="${film}"></video><figcaption>${title}</figcaption></figure>`;
}

function framedFilm(address: string, title: string, source: Source, words: VideoWords) {
  const player = playerOf(unescapeHtml(address));
  if (!player) {
    throw new ContentError(
      `${placeOf(source, [address])}: ${address} is not a film this site can show; use an address of YouTube or Vimeo, or ./film.mp4 beside the text`,
    );
  }
  const { hostname } = new URL(player);
  return (
    `<figure data-film ${videoAttribute}="${player}">` +
    `<div><button type="button" hidden>${words.show}</button><p hidden>${words.warning({ host: hostname })}</p></div>` +
    `<figcaption><a href="${address}">${title}</a></figcaption></figure>`
  );
}
