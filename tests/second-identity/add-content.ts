import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInCopy } from "#tests/journeys/build-copy.ts";

/** Adds an article, a case, an event, a price and a sentence to Atelier Nord's site, by the steps of `docs/adding.md`. */
export async function addContent(folder: string): Promise<void> {
  const edit = (path: string, from: string, to: string) => {
    const text = readFileSync(join(folder, path), "utf8");
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    writeFileSync(join(folder, path), text.replace(from, to));
  };
  const inEach = (file: string, from: string, to: string) => {
    for (const language of ["fr", "en"]) edit(`content/copy/${language}/${file}.ts`, from, to);
  };

  await runInCopy(folder, "src/build/new.ts", "article", "added-article");
  edit("content/articles/added-article/facts.yaml", "draft: true\n", "");

  await runInCopy(folder, "src/build/new.ts", "case", "added-case");
  edit("content/cases/added-case/facts.yaml", "draft: true\n", "");

  edit("content/facts/tracked-events.ts", '  "call_click",\n', '  "call_click",\n  "email_click",\n');
  edit(
    "src/measurement/watch-events.ts",
    `"call_click"],\n`,
    `"call_click"],\n  ['[href^="mailto:"]', "email_click"],\n`,
  );
  inEach(
    "cro",
    "call_click: {",
    'email_click: { when: "Added event", tells: "Added sentence." },\n      call_click: {',
  );

  edit(
    "content/facts/prices.ts",
    "    maintenance: ",
    '    addedPrice: price({ CHF: 17, EUR: 16 }, { period: "month" }),\n    maintenance: ',
  );
  inEach(
    "prices",
    "maintenance: {",
    'addedPrice: { name: "Added price", detail: "Added detail" },\n        maintenance: {',
  );

  inEach(
    "home",
    "yearly: {",
    'added: { question: "Added question?", answer: "Added answer." },\n      yearly: {',
  );
}
