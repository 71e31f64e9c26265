/**
 * Measures the built site and its server next to peers, and prints one table: `npm run bench -- [section …]
 * [--write]`, after `npm run build`. docs/performance.md describes each section. Results are kept in
 * `bench/results/`; `--write` puts them into docs/.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureBuilds } from "#bench/builds.ts";
import { measureBytes } from "#bench/bytes.ts";
import { type Section, sections, usual } from "#bench/goals.ts";
import { measureWithLighthouse } from "#bench/lighthouse.ts";
import { measureNavigation } from "#bench/navigation.ts";
import { measureArticles, measureContact } from "#bench/programs.ts";
import { project } from "#bench/project-copy.ts";
import { keep, kept, type Measured, type Result } from "#bench/results.ts";
import { measureServers } from "#bench/servers.ts";
import { measureStart } from "#bench/start.ts";
import { asMarkdown, print, writeInto } from "#bench/table.ts";
import { measureTransfer } from "#bench/transfer.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Rewrites the figures in docs/ from all stored results. */
    write: { type: "boolean", default: false },
    /** Measures nothing; shows stored results. */
    kept: { type: "boolean", default: false },
    /** Lighthouse: runs per screen. */
    runs: { type: "string", default: "3" },
    /** Lighthouse: every screen in every language. */
    all: { type: "boolean", default: false },
    /** Lighthouse: only these paths. */
    paths: { type: "string", default: "" },
    /** Servers: number of rounds, and seconds per server and round. */
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "5" },
    /** Start: page requests before memory is compared. */
    requests: { type: "string", default: "1000000" },
  },
});
const count = (name: "runs" | "rounds" | "seconds" | "requests") => {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} is not a number above 0`);
  return number;
};
const [runs, rounds, seconds, requests] = [
  count("runs"),
  count("rounds"),
  count("seconds"),
  count("requests"),
];

const measure: Readonly<Record<Section, () => Promise<Measured>>> = {
  bytes: measureBytes,
  transfer: measureTransfer,
  lighthouse: () => measureWithLighthouse(runs, values.all, values.paths.split(",").filter(Boolean)),
  navigation: measureNavigation,
  servers: () => measureServers(rounds, seconds),
  start: () => measureStart(rounds, requests),
  builds: measureBuilds,
  articles: measureArticles,
  contact: measureContact,
};

const isSection = (name: string): name is Section => sections.some((section) => section === name);
const unknown = positionals.filter((name) => !isSection(name));
if (unknown.length > 0) {
  throw new Error(`${unknown.join(", ")} cannot be measured; there are ${sections.join(", ")}`);
}
const asked = positionals.filter(isSection);
for (const built of ["build/site/index.html", "build/server/main.js"]) {
  if (!existsSync(join(project, built))) throw new Error(`${built} is missing: run npm run build first`);
}
// Servers are started from the project's folder, as in its tests.
process.chdir(project);

const results: Result[] = values.kept ? await kept() : [];
for (const section of values.kept ? [] : asked.length > 0 ? asked : usual) {
  console.log(`\n${section} …`);
  results.push(await keep(section, measure[section]));
}
console.log("");
print(results);
if (values.write) await writeInto("performance.md", "table", asMarkdown(await kept()));
