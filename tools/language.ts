/**
 * Run by `npm run language -- nl`: begins a language of the site as a copy of another, its first one unless `--from`
 * names it, with the pages that every language needs. `npm run ready` names each file until somebody has written it.
 */
import { parseArgs } from "node:util";
import { ContentError } from "#contract/reader/file-problems.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { isLanguage, listLanguage, startLanguage } from "#tools/start-language.ts";

const { defaultLanguage, languages } = await import("#contract/languages/languages.ts").catch((error) =>
  error instanceof ContentError ? stop(error.message) : Promise.reject(error),
);
const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: "string" } } });
const [code = ""] = positionals;
const { from = defaultLanguage } = values;
if (!isLanguage(code)) stop("Name a language by its two letters: npm run language -- nl");
if (!languages.some((listed) => listed === from)) stop(`${from} is no language of ${siteFolder}`);
listLanguage(siteFolder, code);
const copied = startLanguage(siteFolder, from, code);
console.log(
  `${copied.length} files of ${siteFolder} are to be written in ${code}:\n  ${copied.join("\n  ")}`,
);

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
