/**
 * Run by `npm run new [-- <folder>]`: copies the starter, to `content` unless another folder is named, and asks for the
 * name; `--name Deichwerk` answers in advance. `--language nl` makes a site in that language alone.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { projectFolder } from "#contract/reader/project-folder.ts";
import { isLanguage, keepLanguage, listLanguage, startLanguage } from "#tools/start-language.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: "string" }, language: { type: "string" } },
});
const [folder = "content"] = positionals;
const path = join(projectFolder, folder);
if (existsSync(path)) stop(`${folder} already exists; name another folder: npm run new -- clients/bakery`);

const { language } = values;
if (language !== undefined && !isLanguage(language))
  stop("A language is named by its two letters: npm run new -- --language nl");

const name = (values.name ?? (await ask("What is it called? "))).trim();
if (name === "") stop("It needs a name: npm run new -- --name Deichwerk");
cpSync(join(projectFolder, "starter"), path, { recursive: true });
const settings = join(path, "site.yaml");
writeFileSync(
  settings,
  readFileSync(settings, "utf8").replaceAll('"[your name]"', () => JSON.stringify(name)),
);

const site = folder === "content" ? "" : `SITE=${folder} `;
if (language !== undefined) {
  listLanguage(folder, language);
  startLanguage(folder, "en", language, true);
  keepLanguage(folder, language, ["en", "fr"]);
}
console.log(`
${folder} is a site now. Next:
  ${folder}/site.yaml        what stands in brackets, mailboxes, opening hours
  ${site}npm run dev     look at it
  ${site}npm run check   what is missing or wrong
  ${site}npm run ready   what is left before it goes online`);

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return "";
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
