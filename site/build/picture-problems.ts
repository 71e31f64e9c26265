import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { placeIn } from "#contract/copy/file-problems.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { needsWords } from "#site/content/text/picture-marks.ts";

/** In bytes: what cameras write is below it, and each picture stays in the repository for ever. */
export const largestPicture = 10_000_000;

/** `![What it shows](./counter.jpg "Caption")` */
const picture = /!\[([^\]]*)\]\(\s*<?([^\s)>]*)>?[^)]*\)/g;

/** Pictures of texts without words or without a file, and files that are too large. */
export function pictureProblems(): string[] {
  return [
    ...globSync(`${siteFolder}/{articles,cases,legal}/*/text.*.md`).toSorted().flatMap(problemsOfText),
    ...globSync(`${siteFolder}/**/*.{jpg,jpeg,png,webp,avif,gif}`)
      .filter((file) => statSync(file).size > largestPicture)
      .map((file) => `${file}: a picture of more than ${largestPicture / 1_000_000} MB; save it smaller`),
  ];
}

function problemsOfText(file: string): string[] {
  const text = readFileSync(file, "utf8").replace(/^```.*?^```/gms, "");
  return [...text.matchAll(picture)].flatMap(([mark, says = "", src = ""]) => [
    ...(says.trim() ? [] : [`${placeIn(file, mark)}: ${needsWords(src)}`]),
    ...(existsSync(posix.join(posix.dirname(file), decoded(src)))
      ? []
      : [`${placeIn(file, mark)}: there is no picture ${src} beside the text`]),
  ]);
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
