import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { type FigureKey, type Section, sections } from "#bench/goals.ts";

/** One figure of the table. */
export interface Figure {
  /** In the unit of its goal; null if it could not be measured, which `note` explains. */
  readonly value: number | null;
  /** Context of the figure: the page, the peer or the parts. */
  readonly note: string;
}

export interface Measured {
  readonly figures: Readonly<Partial<Record<FigureKey, Figure>>>;
  /** All measurements, for the JSON file. */
  readonly details: unknown;
}

/** Stored result of one run of a section. */
export interface Result extends Measured {
  readonly section: Section;
  /** Time of the measurement, in ISO 8601. */
  readonly at: string;
  readonly commit: string;
  readonly machine: string;
  /** Load average over one minute per core at the start; 0 on an idle machine. */
  readonly busy: number;
}

const folder = join(import.meta.dirname, "results");
const fileOf = (section: Section) => join(folder, `${section}.json`);

/** Measures a section and stores the result in `bench/results/<section>.json`, replacing the previous one. */
export async function keep(section: Section, measure: () => Promise<Measured>): Promise<Result> {
  const busy = (loadavg()[0] ?? 0) / availableParallelism();
  const measured = await measure();
  const commit = spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).stdout?.trim();
  const processors = cpus();
  const machine =
    `${processors.length} × ${processors[0]?.model ?? "unknown processor"}, ` +
    `${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const result = {
    section,
    at: new Date().toISOString(),
    commit: commit || "unknown",
    machine,
    busy,
    ...measured,
  };
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(section), `${JSON.stringify(result, null, 2)}\n`);
  return result;
}

/** The latest stored result of every section. */
export async function kept(): Promise<Result[]> {
  const texts = await Promise.all(
    sections.map((section) => readFile(fileOf(section), "utf8").catch(() => null)),
  );
  return texts.filter((text) => text !== null).map((text): Result => JSON.parse(text));
}
