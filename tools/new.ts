/**
 * Run by `npm run new [-- <folder>]`: makes a site from the sample, in `content` unless another folder is named. Asks
 * what it needs to know; options answer in advance, such as `--name Deichwerk --languages de`.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { drawnServices } from "#contract/facts/services.ts";
import { makeSite } from "#tools/make-site.ts";
import { settle } from "#tools/sample-words.ts";

/** Each with the form of its answer. */
const questions = {
  name: ["What is the agency called?", /\S/],
  url: ["Its address, such as https://deichwerk.example?", /^https:\/\/[^/\s]+$/],
  person: ["Who answers visitors? First and last name", /\S \S/],
  phone: ["Their telephone number, such as +49 40 5550123?", /^\+[\d ]{8,}$/],
  city: ["In which city?", /\S/],
  country: ["In which country? Two letters, such as DE", /^[A-Z]{2}$/],
  languages: ["Languages, the main one first, such as de,en?", /^[a-z]{2}(,[a-z]{2})*$/],
  currencies: ["Currencies of the prices, such as EUR?", /^[A-Z]{3}(,[A-Z]{3})*$/],
  services: [`Services, such as websites,design? (${drawnServices.join(" ")})`, listOf(drawnServices)],
} as const;

type Answers = Record<keyof typeof questions, string>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(Object.keys(questions).map((key) => [key, { type: "string" }] as const)),
});
const [folder = "content"] = positionals;
const path = join(import.meta.dirname, "..", folder);
if (existsSync(path)) stop(`${folder} exists already; name another folder: npm run new -- clients/bakery`);

const { languages, currencies, services, ...rest } = await ask(values);
const split = (list: string) => list.split(",");
await makeSite(path, {
  ...rest,
  languages: split(languages),
  currencies: split(currencies),
  services: split(services),
});
settleWords();
const site = folder === "content" ? "" : `SITE=${folder} `;
console.log(`
${folder} is a site now. Next:
  ${folder}/site.yaml        what stands in brackets, mailboxes, opening hours
  ${site}npm run check   what is missing, and what the words name that the site does not have
  ${site}npm run dev     look at it
  ${site}npm run ready   what is left before it goes online`);

/** Checks the new site until nothing is left that can be brought into line with its facts. */
function settleWords(): void {
  for (;;) {
    const { stderr } = spawnSync(process.execPath, ["tools/check-content.ts"], {
      env: { ...process.env, SITE: folder },
      encoding: "utf8",
    });
    const settled = stderr.split("\n").filter(settle);
    if (settled.length === 0) return;
  }
}

async function ask(given: Record<string, unknown>): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = {};
  for (const [key, [question, form]] of Object.entries(questions)) {
    let answer = String(given[key] ?? "");
    while (!form.test(answer)) {
      if (!process.stdin.isTTY) stop(`--${key} is missing or wrong: ${question}`);
      if (answer) console.log(`  "${answer}" is not of that form.`);
      answer = (await terminal.question(`${question} `)).trim().replace(/,\s+/g, ",");
    }
    answers[key] = answer;
  }
  terminal.close();
  return answers as Answers;
}

function listOf(known: readonly string[]): RegExp {
  const one = known.join("|");
  return new RegExp(`^(${one})(,(${one}))*$`);
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
