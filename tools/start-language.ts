import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";

/** Stands at the head of a file until somebody has written it in its language; `npm run ready` names it. */
const mark = (from: string) => `# draft: still in the words of ${from}; write it, then remove this line\n`;

const textsIn = (site: string, language: string) =>
  globSync([
    `${site}/copy/${language}/*.yaml`,
    `${site}/{legal,people,pages}/*/text.${language}.{md,yaml}`,
  ]).toSorted();

/** Whether every language needs a file: the starter has it in French, with only the pages that it must have. */
function isNeeded(file: string): boolean {
  const { length } = globSync([
    `starter/copy/fr/${basename(file)}`,
    `starter/legal/${basename(dirname(file))}/text.fr.md`,
  ]);
  return length > 0 || /\/people\//.test(file);
}

/**
 * Begins a language as a copy of another, each file of which says that it is one; what is there already stays.
 * @returns the files that were copied
 */
export function startLanguage(site: string, from: string, to: string, all = false): string[] {
  return textsIn(site, from).flatMap((file) => {
    const copy = file.replace(`/copy/${from}/`, `/copy/${to}/`).replace(`/text.${from}.`, `/text.${to}.`);
    if (existsSync(copy) || !(all || isNeeded(file))) return [];
    const text = readFileSync(file, "utf8");
    mkdirSync(dirname(copy), { recursive: true });
    // In Markdown the head comes after its dashes; a draft says already whose words it has.
    const isDraft = /^(?:---\n)?# draft: /.test(text);
    writeFileSync(copy, isDraft ? text : text.replace(/^(?:---\n)?/, (dashes) => `${dashes}${mark(from)}`));
    return [copy];
  });
}

/** Languages whose rules of writing the program has, by their name in `rules`. */
const rulesOf: Record<string, string> = { de: "german", en: "english", fr: "french" };

/** Lists a language that is not listed yet, with the country where most of its speakers are. */
export function listLanguage(site: string, language: string): void {
  const file = `${site}/facts/languages.yaml`;
  const text = readFileSync(file, "utf8");
  if (new RegExp(`^${language}:`, "m").test(text)) return;
  const { region } = new Intl.Locale(language).maximize();
  const settings = [
    `locale: ${language}-${region}`,
    `regions: [${region}]`,
    ...(rulesOf[language] ? [`rules: ${rulesOf[language]}`] : []),
  ];
  writeFileSync(file, `${text.trimEnd()}\n${language}: { ${settings.join(", ")} }\n`);
}

/** Makes a language the only one of a new site. */
export function keepLanguage(site: string, language: string, others: readonly string[]): void {
  for (const other of others.filter((one) => one !== language)) {
    for (const file of textsIn(site, other)) rmSync(file);
    rmSync(`${site}/copy/${other}`, { recursive: true, force: true });
  }
  const edit = (file: string, from: RegExp, to: string) =>
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(from, to));
  edit(`${site}/facts/languages.yaml`, new RegExp(`^(?!${language}:)[a-z]{2}: .*\\n`, "gm"), "");
  for (const file of globSync(`${site}/people/*/person.yaml`))
    edit(file, /^(languages|answers): .*$/gm, `$1: [${language}]`);
}

/** Whether it is the code of a language that the program can write numbers and days in. */
export const isLanguage = (code: string): boolean =>
  /^[a-z]{2}$/.test(code) && Intl.DateTimeFormat.supportedLocalesOf(code).length > 0;
