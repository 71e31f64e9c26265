import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { type Localized, localize } from "#contract/languages/languages.ts";
import { type ContentFile, readContent } from "#contract/reader/content-file.ts";
import { copyKey, foldersOf } from "#contract/reader/copy-files.ts";
import { projectFolder } from "#contract/reader/project-folder.ts";
import { recordOf } from "#contract/reader/records.ts";
import { newKey } from "#contract/reader/schema-parts.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

/** Files by the key of their screen or part, or by the folder they are in. */
type ContentFiles = Record<string, ContentFile>;

/** Only a site with earlier addresses has this file. */
const redirects = `${siteFolder}/redirects.yaml`;

/** Every file of copy in the site’s folder, neither filled in nor checked. */
export const copyFiles = readCopy();

/** The folders of what is listed that have a text in a language. */
export const entryFolders = localize((language) => ({
  articles: foldersWith("articles", `text.${language}.md`),
  cases: foldersWith("cases", `text.${language}.md`),
  trades: foldersWith("trades", `text.${language}.yaml`),
}));

/** Pages of the site's own: the folders of `pages`. */
export const plainPages = folderKeys("pages");

export const personFiles = readFacts("people", "person.yaml");

export const articleFiles = readFacts("articles");

export const caseFiles = readFacts("cases");

export const tradeFiles = readFacts("trades");

export const redirectsFile = existsSync(join(projectFolder, redirects))
  ? readContent(redirects)
  : { file: redirects, data: {} };

/**
 * Reads the copy of each screen and part, the heads of legal texts and of pages of the site's own, and what
 * is said of people and trades.
 */
function readCopy(): Localized<ContentFiles> {
  return localize((language) =>
    Object.fromEntries([
      ...filesOf(`${siteFolder}/copy/${language}`).map((name) => [
        copyKey(basename(name, ".yaml")),
        readContent(`${siteFolder}/copy/${language}/${name}`),
      ]),
      ...["legal", "pages"].flatMap((kind) =>
        foldersWith(kind, `text.${language}.md`).map((key) => [
          key,
          readContent(`${siteFolder}/${kind}/${key}/text.${language}.md`),
        ]),
      ),
      ...["people", "trades"].flatMap((kind) =>
        foldersWith(kind, `text.${language}.yaml`).map((key) => [
          `${kind}/${key}`,
          readContent(`${siteFolder}/${kind}/${key}/text.${language}.yaml`),
        ]),
      ),
    ]),
  );
}

/** The facts in each folder of a kind, such as `cases`. */
function readFacts<Kind extends string>(kind: Kind, name = "facts.yaml") {
  return recordOf(folderKeys(kind), (key) => readContent(`${siteFolder}/${kind}/${key}/${name}`));
}

/** The folders of a kind, which name what is in them. */
function folderKeys<Kind extends string>(kind: Kind) {
  return z.array(newKey(kind)).parse(foldersOf(`${siteFolder}/${kind}`));
}

function filesOf(folder: string): string[] {
  const path = join(projectFolder, folder);
  return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(".yaml")) : [];
}

/** The folders of a kind, such as `cases`, that have a file of this name. */
function foldersWith(kind: string, name: string): string[] {
  return foldersOf(`${siteFolder}/${kind}`).filter((key) =>
    existsSync(join(projectFolder, siteFolder, kind, key, name)),
  );
}
