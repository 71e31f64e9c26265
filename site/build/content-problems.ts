import { existsSync, globSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { z } from "zod";
import { copyFiles, personFiles, tradeFiles } from "#contract/copy/copy-files.ts";
import type { Words } from "#contract/copy/create-words.ts";
import { ContentError, placeIn, problemsOf } from "#contract/copy/file-problems.ts";
import { type CopyFile, readContent } from "#contract/copy/read-file.ts";
import { readersIn } from "#contract/copy/readers.ts";
import { drawnServices } from "#contract/drawn-services.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "#contract/languages.ts";
import { people, personFacts, unanswered } from "#contract/people.ts";
import { hasScreenIn, type RouteKey, routeKeys, screens, writtenAddresses } from "#contract/routes.ts";
import { isOffered, plainServices } from "#contract/services.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { contrastProblems } from "#site/build/contrast-check.ts";
import { pictureProblems } from "#site/build/picture-problems.ts";
import { referenceProblems } from "#site/build/reference-problems.ts";
import { figureSchema } from "#site/content/articles/article-figure.ts";
import { articleFacts, articleHead, caseFacts, caseHead, legalHead } from "#site/content/entry-schemas.ts";
import { personWords } from "#site/content/people/words.ts";
import { redirectProblems } from "#site/content/redirects.ts";
import { tradeFacts, tradeKeys } from "#site/content/trades/trades.ts";
import { tradeWords } from "#site/content/trades/words.ts";
import { hasAssistant } from "#site/screens/automation/assistant/words.ts";
import { plainServiceWords } from "#site/screens/plain-service/words.ts";

/** Everything that is missing or wrong in what an owner writes, a sentence each with its file and line. */
export function contentProblems(): string[] {
  const facts = [
    ...fileProblems(Object.values(personFiles), personFacts),
    ...fileProblems(Object.values(tradeFiles), tradeFacts),
  ];
  const textless = textlessFolders();
  const problems = [
    ...facts,
    ...answerProblems(),
    // Words are filled with the facts: with wrong ones, every sentence would be wrong as well.
    ...(facts.length > 0 ? [] : languages.flatMap(wordProblems)),
    ...absentScreens(),
    ...absentFiles(),
    ...foreignFiles(),
    ...entryProblems(),
    ...prefixProblems(),
    ...addressProblems(),
    ...redirectProblems(),
    ...(facts.length > 0 ? [] : referenceProblems()),
    ...pictureProblems(),
    ...contrastProblems(),
  ];
  return [
    ...textless.map(({ says }) => says),
    ...problems.filter((problem) => !textless.some(({ folder }) => problem.startsWith(`${folder}/`))),
  ];
}

/** Folders with facts and no text, as an article is whose texts alone were removed: one sentence says all of it. */
function textlessFolders() {
  return globSync(`${siteFolder}/{articles,cases,people,trades}/*`).flatMap((folder) => {
    const left = globSync(`${folder}/*.{md,yaml}`).map((file) => basename(file));
    if (left.length === 0 || left.some((name) => name.startsWith("text."))) return [];
    const says = `${folder}: no text is there; remove ${left.toSorted().join(" and ")} too, or write text.${defaultLanguage}`;
    return [{ folder, says }];
  });
}

function wrongIn(file: string, schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return error ? problemsOf(file, error) : [];
}

function fileProblems(files: CopyFile[], schema: z.ZodType): string[] {
  return files.flatMap(({ file, data, problem }) =>
    problem === undefined ? wrongIn(file, schema, data) : [problem],
  );
}

function answerProblems(): string[] {
  // Somebody whose facts are wrong may be the one who answers.
  if (Object.keys(people).length < Object.keys(personFiles).length) return [];
  return unanswered.map(
    (language) =>
      `${siteFolder}/people: nobody answers ${language}; add it to the answers in somebody’s person.yaml`,
  );
}

/** Every reader of words of the project. */
const readers: Words[] = [
  ...(await readersIn(["contract", "leads", "site"])),
  ...plainServices.map(plainServiceWords),
  ...Object.keys(people).map(personWords),
  ...tradeKeys.map(tradeWords),
];

/** Whether a part is on the site: it is not where only a screen has it that is left out, or a service that is not on offer. */
function isNeeded(key: string, language: Language): boolean {
  // Of these two, other screens show a part: the places of people, and what the first year costs.
  const isShared = key === "about" || key === "pricing";
  if (Object.hasOwn(screens, key) && !isShared && !hasScreenIn(key as RouteKey, language)) return false;
  if (key === "assistant") return hasAssistant && isOffered("automation");
  return !drawnServices.some((drawn) => drawn === key) || isOffered(key);
}

/** Screens of the route table without a page or a reader of words; legal texts and services without a screen share theirs. */
function absentScreens(): string[] {
  const own = routeKeys.filter(
    (key) => !existsSync(`${siteFolder}/legal/${key}`) && !plainServices.some((service) => service === key),
  );
  return own.flatMap((key) => {
    const page = `${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.page.astro`;
    return [
      ...(globSync(`site/screens/*/${page}`).length > 0
        ? []
        : [`contract/routes.ts: ${key} has no ${page} in site/screens`]),
      ...(readers.some((reader) => reader.key === key)
        ? []
        : [`contract/routes.ts: no words.ts reads the words of ${key}`]),
    ];
  });
}

function wordProblems(language: Language): string[] {
  const missing = readers
    .filter(({ key }) => isNeeded(key, language))
    .flatMap((read) => {
      try {
        read(language);
        return [];
      } catch (error) {
        if (error instanceof ContentError) return error.message.split("\n");
        throw error;
      }
    });
  const known = new Set<string>([...readers.map(({ key }) => key), ...Object.keys(screens), "phrases"]);
  const surplus = Object.entries(copyFiles[language])
    .filter(([key]) => !known.has(key))
    .map(([, { file }]) => `${file}: no screen or part of the site reads this file`);
  return [...missing, ...surplus];
}

const entries: [pattern: string, schema: z.ZodType][] = [
  [`${siteFolder}/legal/*/*.md`, legalHead],
  [`${siteFolder}/articles/*/*.md`, articleHead],
  [`${siteFolder}/articles/*/facts.yaml`, articleFacts],
  [`${siteFolder}/articles/*/figure.yaml`, figureSchema],
  [`${siteFolder}/cases/*/*.md`, caseHead],
  [`${siteFolder}/cases/*/facts.yaml`, caseFacts],
];

/** What the folder of an article, a case or a legal text lacks. */
function absentFiles(): string[] {
  const textsIn = (folder: string) => {
    const [kind, key] = folder.split("/").slice(-2);
    const screen = kind === "articles" ? "article" : kind === "cases" ? "case" : (key as RouteKey);
    return languages
      .filter((language) => hasScreenIn(screen, language))
      .map((language) => `text.${language}.md`);
  };
  const folders = new Set(
    globSync(`${siteFolder}/{articles,cases,legal}/*/*.{md,yaml}`).map((file) => dirname(file)),
  );
  return [...folders]
    .toSorted()
    .flatMap((folder) =>
      [
        ...(folder.includes("legal") ? [] : ["facts.yaml"]),
        ...(folder.includes("cases") ? ["cover*"] : []),
        ...textsIn(folder),
      ].map((name) => `${folder}/${name}`),
    )
    .filter((file) => globSync(file).length === 0)
    .map((file) => `${file} is missing`);
}

/** The language of a text, `text.fr.md`, or of a folder of words. */
function languageOf(file: string): string {
  return basename(file)
    .replace(/\.(md|yaml)$/, "")
    .replace(/^text\./, "");
}

/** Texts, and folders of words, in a language that the site does not have. */
function foreignFiles(): string[] {
  return globSync(`${siteFolder}/{copy/*,{legal,articles,cases}/*/*.md,{people,trades}/*/*.yaml}`)
    .toSorted()
    .flatMap((file) => {
      const name = languageOf(file);
      return isLanguage(name) || ["person", "facts"].includes(name)
        ? []
        : [`${file}: ${name} is not a language of the site; expected one of ${languages.join(", ")}`];
    });
}

function entryProblems(): string[] {
  const ids = new Map<unknown, string>();
  return entries.flatMap(([pattern, schema]) =>
    globSync(pattern)
      .toSorted()
      .flatMap((file) => {
        if (file.endsWith(".md") && !isLanguage(languageOf(file))) return [];
        const found = readContent(file);
        return [...fileProblems([found], schema), ...twinProblem(file, found.data, ids)];
      }),
  );
}

/** Two texts with one slug in a language, or two articles with one id. */
function twinProblem(file: string, head: unknown, taken: Map<unknown, string>): string[] {
  const { slug, id } = Object(head) as Record<string, unknown>;
  const [, kind] = dirname(file).split("/");
  return [
    ["slug", slug],
    ["id", id],
  ].flatMap(([key, value]) => {
    if (value === undefined) return [];
    const name = `${kind} ${key} ${value}`;
    const other = taken.get(name);
    taken.set(name, file);
    return other === undefined
      ? []
      : [`${placeIn(file, `${key}:`)}: ${key} ${value} is that of ${other} already`];
  });
}

/** Addresses that begin with the language, which the site puts before them itself. */
function prefixProblems(): string[] {
  return languages.flatMap((language) =>
    routeKeys.flatMap((key) => {
      const { file = key, data } = copyFiles[language][key] ?? {};
      const { address } = Object(data) as { address?: unknown };
      return typeof address === "string" && address.split("/")[1] === language
        ? [
            `${placeIn(file, "address:")}: write the address without /${language}, which the site puts before it`,
          ]
        : [];
    }),
  );
}

function addressProblems(): string[] {
  const taken = new Map<string, string>();
  const written = routeKeys.flatMap((key) =>
    languages.map((language) => ({
      file: copyFiles[language][key]?.file ?? key,
      ...writtenAddresses(key, language),
    })),
  );
  return [
    ...written.map(({ file, address }) => [file, "address:", address] as const),
    ...written.flatMap(({ file, also }) => also.map((path) => [file, "also:", path] as const)),
  ].flatMap(([file, name, path]) => {
    const other = taken.get(path);
    taken.set(path, file);
    return other === undefined || path === ""
      ? []
      : [`${placeIn(file, name, path)}: ${path} is the address of ${other} already`];
  });
}
