import { posix } from "node:path";
import { ContentError, placeOf, type Source } from "#src/content/file-problems.ts";

const films = import.meta.glob<string>("/content/{articles,cases}/*/*.{mp4,webm}", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

/** Inserts the film where a paragraph is a link to `video:./tour.mp4`. Fails, naming text and line, on any other. */
export function withVideos(html: string, source: Source): string {
  return html
    .replace(
      /<p>\s*<a href="video:([^"]*)">(.*?)<\/a>\s*<\/p>/gs,
      (_link, address: string, title: string) => {
        const film = films[`/${posix.join(posix.dirname(source.file), address)}`];
        if (film) {
          return `<figure data-film><video controls preload="none" src="${film}"></video><figcaption>${title}</figcaption></figure>`;
        }
        throw new ContentError(
          `${placeOf(source, [address])}: there is no film ${address} beside the text (mp4 or webm)`,
        );
      },
    )
    .replace(/<a href="video:([^"]*)"/, (_link, address: string) => {
      throw new ContentError(
        `${placeOf(source, [address])}: the film video:${address} stands among words; it needs a paragraph of its own`,
      );
    });
}
