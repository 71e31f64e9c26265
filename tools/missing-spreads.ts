import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { identityMedia } from "#data/site/content/facts/media.ts";
import { annotatedPageSize } from "#site/content/picture-sizes.ts";

/** Copy of the websites and design pages that is not shown, because the picture that it is about is missing. */
export function missingSpreads(project: string, folder: string) {
  const hasFile = (pattern: string) => globSync(`${folder}/${pattern}`, { cwd: project }).length > 0;
  const drawings = identityMedia.map((medium) => `services/design/${medium}.svg`);
  const copyOf = (screen: string, key: string) =>
    globSync(`${folder}/copy/*/${screen}.yaml`, { cwd: project })
      .toSorted()
      .flatMap((name) => {
        const line = readFileSync(join(project, name), "utf8").split("\n").indexOf(`${key}:`);
        const [, language = ""] = /\/copy\/([^/]+)\//.exec(name) ?? [];
        return line < 0 ? [] : [{ language, place: `${name}:${line + 1}` }];
      });
  const { width, height } = annotatedPageSize;
  const absent = drawings.filter((drawing) => !hasFile(drawing));
  return [
    ...copyOf("websites", "anatomy")
      .filter(
        ({ language }) =>
          !hasFile(`services/websites/page{,-${language}}{,-[0-9]*}.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG}`),
      )
      .map(({ place }) => ({
        what: `not shown without a picture: services/websites/page.jpg of ${width} × ${height} pixels, or remove anatomy`,
        place,
      })),
    ...copyOf("design", "specimen")
      .filter(() => absent.length > 0)
      .map(({ place }) => ({ what: `not shown without ${absent.join(", ")}; or remove specimen`, place })),
  ];
}
