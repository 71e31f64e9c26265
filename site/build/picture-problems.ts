import { globSync } from "node:fs";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { tooLarge } from "#site/content/text/named-pictures.ts";

/** Pictures whose files are too large. */
export function pictureProblems(): string[] {
  return globSync(`${siteFolder}/**/*.*`)
    .filter((file) => /\.(jpe?g|png|webp|avif|gif)$/i.test(file))
    .flatMap((file) => tooLarge(file) ?? []);
}
