import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { type FigureKey, type Section, sections } from "#bench/goals.ts";

/** One figure of the table. */
export interface Figure {
  /** In the unit of its goal; null where it could not be measured, which `note` explains. */
  readonly value: number | null;
  /** What stands beside it: the page, the peer, the parts. */
  readonly note: string;
}

export interface Measured {
  readonly figures: Readonly<Partial<Record<FigureKey, Figure>>>;
  /** All that was measured, for the JSON file. */
  readonly details: unknown;
}

/** What one run of a section found, as it is kept. */
export interface Result extends Measured {
  readonly section: Section;
  /** When it was measured, as ISO 8601. */
  readonly at: string;
  readonly commit: string;
  readonly machine: string;
  /** Programs that wanted a core when it began, a minute's mean, for each core there is; 0 on a quiet machine. */
  readonly busy: number;
}

const folder = join(import.meta.dirname, "results");
const fileOf = (section: Section) => join(folder, `${section}.json`);

/** Measures a section, and keeps what it found in `bench/results/<section>.json`, in place of what it found before. */
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

/** The newest result of every section that was ever measured here. */
export async function kept(): Promise<Result[]> {
  const texts = await Promise.all(
    sections.map((section) => readFile(fileOf(section), "utf8").catch(() => null)),
  );
  return texts.filter((text) => text !== null).map((text): Result => JSON.parse(text));
}
