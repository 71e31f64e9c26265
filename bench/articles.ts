/**
 * Builds the site with many generated articles and reports build time and memory for each size: `npm run
 * bench:articles -- [--cards] [number of texts …]`; by default 100, 1,000 and 10,000.
 *
 * A text is one language of an article, so 1,000 texts are 334 articles in three languages. The project is
 * copied to a temporary folder and built there from scratch, as after a fresh clone. Social cards are left
 * out unless `--cards` is given: each is rendered once and then cached, so their cost says nothing about the
 * build.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateArticles } from "#bench/generated-articles.ts";
import { copyProject } from "#bench/project-copy.ts";
import { languages } from "#src/languages.ts";

/** Milliseconds between two memory samples. */
const tick = 250;

/** What the build prints when it finishes a step, in order. */
const signs = [
  ["content read", "[types] Generated"],
  ["code bundled", "generating static routes"],
  ["pages rendered", "Completed in"],
  ["search indexed", "[search-index]"],
  ["Markdown written", "[markdown-pages]"],
  ["policies written", "[security-headers]"],
  ["compressed", "[build] Complete!"],
] as const;

interface Figures {
  readonly texts: number;
  /** URLs of the articles; English and German ones have two each. */
  readonly articlePages: number;
  /** Pages of the blog's lists. */
  readonly listPages: number;
  /** Size of the largest list page in bytes, compressed with Brotli. */
  readonly largestList: number;
  /** All pages of the site. */
  readonly pages: number;
  readonly seconds: number;
  /** User and system time of all processes. */
  readonly cpuSeconds: number;
  /** Peak memory of all processes of the build together. */
  readonly peakMegabytes: number;
  /** Seconds from the start until each step was finished. */
  readonly steps: Readonly<Record<string, number>>;
}

const options = process.argv.slice(2);
const withCards = options.includes("--cards");
const asked = options.filter((option) => option !== "--cards").map(Number);
if (asked.some((count) => !Number.isInteger(count) || count < 1)) {
  throw new Error("usage: npm run bench:articles -- [--cards] [number of texts …]");
}

const all: Figures[] = [];
for (const count of asked.length > 0 ? asked : [100, 1_000, 10_000]) {
  all.push(await measure(Math.ceil(count / languages.length)));
  console.log(`${all.at(-1)?.texts} texts are built`);
}
print(all);
console.log(JSON.stringify(all, null, 2));

/** Builds a copy of the project with this many articles. */
async function measure(articles: number): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), "bench-articles-"));
  try {
    await copyProject(folder);
    if (!withCards) await rm(join(folder, "src/pages/social"), { recursive: true });
    await generateArticles(folder, articles);
    const build = await run(folder);
    const site = join(folder, "build/site");
    const built = (await readdir(site, { recursive: true })).filter((name) => name.endsWith(".html"));
    const lists = built.filter((name) => /(^|\/)blog(\.html|\/[^/]+\/.*)$/.test(name));
    const sizes = await Promise.all(lists.map(async (name) => (await stat(join(site, `${name}.br`))).size));
    return {
      texts: articles * languages.length,
      articlePages: built.filter((name) => /(^|\/)blog\/[^/]+$/.test(name)).length,
      listPages: lists.length,
      largestList: Math.max(...sizes),
      pages: built.length,
      ...build,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(folder: string) {
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  // Once its children have ended, the shell reports the CPU time of all of them.
  const build = spawn("sh", ["-c", 'node_modules/.bin/astro build && echo "times:" && times'], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let read = 0;
  const waiting = [...signs];
  const steps: Record<string, number> = {};
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      for (let sign = waiting[0]; sign; sign = waiting[0]) {
        const at = output.indexOf(sign[1], read);
        // A match may be split across two chunks.
        read = at < 0 ? Math.max(read, output.length - 40) : at + sign[1].length;
        if (at < 0) break;
        steps[sign[0]] = elapsed();
        waiting.shift();
      }
    });
  }
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(build.pid ?? 0));
  }, tick);
  const code = await new Promise<number | null>((resolve) => build.once("close", resolve));
  clearInterval(watch);
  const seconds = elapsed();
  if (code !== 0) throw new Error(`the build ended with ${code}:\n${output.slice(-4000)}`);
  const used = output.slice(output.lastIndexOf("times:")).matchAll(/(\d+)m([\d.]+)s/g);
  const cpuSeconds = Array.from(used).reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0);
  return { seconds, cpuSeconds, peakMegabytes: peak / 1024, steps };
}

/** Resident memory of a process and its descendants, in kilobytes. */
function memoryOf(root: number): number {
  const listed = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" }).stdout;
  const processes = listed
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  // Process ids wrap around, so a child may be listed before its parent.
  for (let known = 0; known < family.size; ) {
    known = family.size;
    for (const [pid = 0, parent = 0] of processes) if (family.has(parent)) family.add(pid);
  }
  let sum = 0;
  for (const [pid = 0, , kilobytes = 0] of processes) if (family.has(pid)) sum += kilobytes;
  return sum;
}

/** Prints the figures of all sizes side by side, then the cost of each additional page between two sizes. */
function print(figures: readonly Figures[]): void {
  const row = (name: string, value: (one: Figures, before: Figures | undefined) => number | undefined) => [
    name,
    ...figures.map((one, index) => {
      const number = value(one, figures[index - 1]);
      return number === undefined ? "" : number.toLocaleString("en-GB", { maximumFractionDigits: 1 });
    }),
  ];
  const further = (of: "seconds" | "cpuSeconds" | "peakMegabytes") => (one: Figures, before?: Figures) =>
    before && (1000 * (one[of] - before[of])) / (one.pages - before.pages);
  const rows = [
    row("article texts", ({ texts }) => texts),
    row("their addresses", ({ articlePages }) => articlePages),
    row("pages of lists", ({ listPages }) => listPages),
    row("largest list, kB in Brotli", ({ largestList }) => largestList / 1000),
    row("all pages", ({ pages }) => pages),
    row("seconds", ({ seconds }) => seconds),
    ...signs.map(([step]) => row(`  ${step} at`, ({ steps }) => steps[step])),
    row("seconds of CPU", ({ cpuSeconds }) => cpuSeconds),
    row("  a page, ms", ({ cpuSeconds, pages }) => (1000 * cpuSeconds) / pages),
    row("peak memory of all processes, MB", ({ peakMegabytes }) => peakMegabytes),
    row("a further page: ms", further("seconds")),
    row("  ms of CPU", further("cpuSeconds")),
    row("  kB of memory", further("peakMegabytes")),
  ];
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? [];
  for (const cells of rows) {
    const padded = cells.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(padded.join("  ").trimEnd());
  }
}
