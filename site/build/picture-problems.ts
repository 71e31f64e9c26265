import { globSync, statSync } from "node:fs";
import { siteFolder } from "#contract/site-folder.ts";

/** In bytes: what cameras write is below it, and each picture stays in the repository for ever. */
export const largestPicture = 10_000_000;

/** Pictures whose files are too large. */
export function pictureProblems(): string[] {
  return globSync(`${siteFolder}/**/*.{jpg,jpeg,png,webp,avif,gif}`)
    .filter((file) => statSync(file).size > largestPicture)
    .map((file) => `${file}: a picture of more than ${largestPicture / 1_000_000} MB; save it smaller`);
}
