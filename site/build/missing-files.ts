import { existsSync, globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { type Language, languages } from "#contract/languages/languages.ts";
import { copyFileOf } from "#contract/reader/copy-files.ts";
import { hasPage, servicesIn } from "#contract/routes/addresses.ts";
import { legalKeys, listOf, requiredScreens, screens, slugRoutes } from "#contract/routes/screens.ts";
import { copyFiles, entryFolders } from "#data/contract/facts/content-files.ts";
import { builtInServices, serviceKeys } from "#data/contract/facts/services.ts";
import { site } from "#data/contract/facts/site.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

/** Services that have words and a page of their own, without those of the landing pages. */
const withoutLanding = ["websites", "automation", "cro"];

/** Files that are needed only beside others; the rest of what is no screen is needed in every language. */
const needed: Record<string, (language: Language) => boolean> = {
  ...Object.fromEntries(
    [...screens.map(({ key }) => key), ...builtInServices].map((key) => [key, () => false]),
  ),
  ...Object.fromEntries(requiredScreens.map((key) => [key, () => true])),
  article: (language) => hasPage("blog", language),
  case: (language) => hasPage("portfolio", language),
  trade: () => false,
  estimate: (language) => hasPage("pricing", language),
  answers: () => false,
  assistant: () => false,
  serviceLanding: (language) => servicesIn(language).some((key) => !withoutLanding.includes(key)),
};

/** Whether a language must have the words of a screen or a part, written or not. */
export function isNeeded(key: string, language: Language): boolean {
  return needed[key]?.(language) ?? !key.startsWith("trades/");
}

/** Files with words in a language, each with the place of the language in its name. */
const translated = globSync(
  languages.flatMap((language) => [
    `${siteFolder}/copy/${language}/*.yaml`,
    `${siteFolder}/{articles,cases,legal,pages,trades}/*/text.${language}.{md,yaml}`,
  ]),
);

const inLanguage = (file: string, language: Language) =>
  file.replace(/\/copy\/\w+\//, `/copy/${language}/`).replace(/\/text\.\w+\./, `/text.${language}.`);

/** The legal texts that every language needs and lacks. */
export function missingLegalTexts(): string[] {
  return languages
    .flatMap((language) => neededLegalTexts.map((key) => `${siteFolder}/legal/${key}/text.${language}.md`))
    .filter((file) => !existsSync(file))
    .map((file) => `${file} is missing: every language needs it`);
}

const neededLegalTexts = legalKeys.filter((key) => requiredScreens.some((screen) => screen === key));

const folders = { article: "articles", case: "cases", trade: "trades" } as const;

/**
 * The words of the lists and pages without which no language shows the articles, the cases or the trades that there
 * are.
 */
export function missingLists(): string[] {
  return slugRoutes.flatMap((route) => {
    const folder = folders[route];
    const screensOfRoute = [listOf[route], route];
    const needing = languages.filter((language) => entryFolders[language][folder].length > 0);
    const isListed = needing.some((language) => screensOfRoute.every((key) => copyFiles[language][key]));
    if (isListed) return [];
    return needing.flatMap((language) =>
      screensOfRoute
        .filter((key) => copyFiles[language][key] === undefined)
        // What a list needs besides, and what every language needs, is said where it is read.
        .filter((key) => !isNeeded(key, language))
        .map(
          (key) =>
            `${copyFileOf(key, language)} is missing: without it, no page shows what is in ${siteFolder}/${folder}`,
        ),
    );
  });
}

/** In a site whose languages are complete, what one of them has and another lacks. */
export function incompleteLanguages(): string[] {
  if (!site.complete) return [];
  const wanted = new Set(
    translated.flatMap((file) => languages.map((language) => inLanguage(file, language))),
  );
  return [...wanted]
    .filter((file) => !existsSync(file) && !neededLegalTexts.some((key) => file.includes(`/legal/${key}/`)))
    .toSorted()
    .map((file) => `${file} is missing: other languages have it, and site.yaml says that they are complete`);
}

/** Folders of entries that lack their facts, or have no text in any language. */
export function incompleteEntries(): string[] {
  const folders = globSync(`${siteFolder}/{articles,cases,legal,pages,trades}/*/*.{md,yaml}`).map(dirname);
  return [...new Set(folders)].toSorted().flatMap((folder) => {
    const kind = basename(dirname(folder));
    const facts = kind === "articles" || kind === "cases" ? ["facts.yaml"] : [];
    const texts = languages.map((language) => `text.${language}.${kind === "trades" ? "yaml" : "md"}`);
    const isThere = (name: string) => existsSync(`${folder}/${name}`);
    const missing = [
      ...facts.filter((name) => !isThere(name)),
      ...(texts.some(isThere) || neededLegalTexts.some((key) => key === basename(folder))
        ? []
        : texts.slice(0, 1)),
    ];
    return missing.map((name) => `${folder}/${name} is missing; write it, or remove its folder`);
  });
}

/** Files that nothing reads: a name that is mistyped, or a service that is not listed. */
export function unreadFiles(keys: readonly string[]): string[] {
  const copyNames = keys.map((key) => basename(copyFileOf(key, languages[0])));
  const ofCopy = languages.flatMap((language) =>
    globSync(`${siteFolder}/copy/${language}/*.yaml`)
      .filter((file) => !isListed(basename(file, ".yaml")) || !copyNames.includes(basename(file)))
      .map((file) =>
        isService(basename(file, ".yaml"))
          ? `${file}: list ${basename(file, ".yaml")} in facts/services.yaml, or remove the file`
          : `${file}: there is no screen or part of this name; a service is listed in facts/services.yaml`,
      ),
  );
  const ofLegal = globSync(`${siteFolder}/legal/*`)
    .filter((folder) => !legalKeys.some((key) => key === basename(folder)))
    .map((folder) => `${folder}: there is no legal text of this name; expected ${legalKeys.join(", ")}`);
  const ofPages = globSync(`${siteFolder}/pages/*`)
    .filter(
      (folder) =>
        [...keys, ...requiredScreens].includes(basename(folder)) ||
        !/^[a-z][a-z\d]*$/i.test(basename(folder)),
    )
    .map((folder) => `${folder}: expected a name of letters and digits that no screen or part has`);
  return [...ofCopy, ...ofLegal, ...ofPages].toSorted();
}

const isService = (name: string) => builtInServices.some((key) => key === name);

const isListed = (name: string) => !isService(name) || serviceKeys.some((key) => key === name);
