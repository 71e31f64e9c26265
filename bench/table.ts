import { readFile, writeFile } from "node:fs/promises";
import { type FigureKey, type Goal, goals, isMet } from "#bench/goals.ts";
import type { Figure, Result } from "#bench/results.ts";

interface Row {
  readonly goal: Goal;
  readonly figure: Figure;
}

const decimals: Readonly<Record<Goal["unit"], number>> = {
  kB: 1,
  MB: 0,
  ms: 0,
  s: 1,
  times: 2,
  points: 0,
  "%": 0,
  "": 3,
};

/** One row per goal, in the order of the goals. */
function rowsOf(results: readonly Result[]): Row[] {
  const figures: Result["figures"] = Object.assign({}, ...results.map((result) => result.figures));
  return (Object.keys(goals) as FigureKey[]).map((key) => ({
    goal: goals[key],
    figure: figures[key] ?? { value: null, note: "" },
  }));
}

function amount(value: number, unit: Goal["unit"]): string {
  const number = new Intl.NumberFormat("en-GB", { maximumFractionDigits: decimals[unit] }).format(value);
  if (unit === "times") return `${number}×`;
  if (unit === "%") return `${number}%`;
  return unit === "" || unit === "points" ? number : `${number} ${unit}`;
}

const ours = ({ goal, figure }: Row) =>
  figure.value === null ? "not measured" : amount(figure.value, goal.unit);

function wanted({ most, least, unit }: Goal): string {
  if (most === 0 || (unit === "points" && least === 100)) return amount(most ?? least ?? 0, unit);
  return most === undefined ? `≥ ${amount(least ?? 0, unit)}` : `≤ ${amount(most, unit)}`;
}

function verdict({ goal, figure }: Row): string {
  const met = isMet(goal, figure.value);
  return met === null ? "—" : met ? "yes" : "NO";
}

/** Prints the results as one table. */
export function print(results: readonly Result[]): void {
  const sections = new Set(results.map(({ section }) => section));
  const rows = rowsOf(results).filter(({ goal }) => sections.has(goal.section));
  if (rows.length === 0) return;
  const cells = rows.map((row) => [row.goal.what, ours(row), wanted(row.goal), verdict(row)]);
  const all = [["what", "result", "goal", "met"], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  for (const [position, line] of all.entries()) {
    const padded = line.map((cell, column) =>
      column === 1 || column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    );
    console.log(padded.join("  ").trimEnd());
    const note = rows[position - 1]?.figure.note;
    if (note) console.log(`    ${note}`);
  }
}

/** Formats the table as Markdown, each row with the command that measures it. */
export function asMarkdown(results: readonly Result[]): string {
  const lines = rowsOf(results).map((row) => {
    const { goal, figure } = row;
    const met = verdict(row) === "NO" ? "**no**" : verdict(row);
    return `| ${goal.what} | ${ours(row)} | ${wanted(goal)} | ${met} | ${figure.note} | \`${goal.section}\` |`;
  });
  const measured = results
    .filter(({ figures }) => Object.keys(figures).length > 0)
    .map(({ section, at }) => `\`${section}\` ${at.slice(0, 16).replace("T", " ")}`);
  const short = rowsOf(results)
    .filter(({ goal, figure }) => isMet(goal, figure.value) === false)
    .map((row) => `- ${row.goal.what}: ${ours(row)}, goal ${wanted(row.goal)}`);
  const busiest = Math.max(0, ...results.map(({ busy }) => busy));
  const disturbed =
    busiest < 1
      ? ""
      : ` The machine was busy with other work (${busiest.toFixed(0)} programs per core), ` +
        "so times are too long and rates too low; bytes and ratios are affected less.";
  const machines = [...new Set(results.map(({ machine }) => machine))];
  return [
    "| What | Result | Goal | Met | Detail | `npm run bench --` |",
    "| --- | ---: | ---: | --- | --- | --- |",
    ...lines,
    "",
    `Measured on ${machines.join("; ")} (UTC): ${measured.join(", ")}.${disturbed}`,
    "",
    short.length === 0 ? "All goals are met." : `Missed goals:\n\n${short.join("\n")}`,
  ].join("\n");
}

/**
 * Replaces the part of a document in `docs/` between `<!-- bench: place -->` and `<!-- /bench -->`.
 * @throws if the document has no such place.
 */
export async function writeInto(document: string, place: string, markdown: string): Promise<void> {
  const file = new URL(`../docs/${document}`, import.meta.url);
  const before = await readFile(file, "utf8");
  const start = `<!-- bench: ${place} -->\n`;
  const from = before.indexOf(start);
  const to = before.indexOf("<!-- /bench -->", from);
  if (from < 0 || to < 0) throw new Error(`docs/${document} has no place for ${place}`);
  await writeFile(file, `${before.slice(0, from)}${start}\n${markdown}\n\n${before.slice(to)}`);
}
