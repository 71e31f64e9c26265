/**
 * Builds the site with many generated articles and tells what each costs, in time and in memory:
 * `npm run bench:articles -- [--cards] [number of texts …]`, 100, 1,000 and 10,000 where none is given.
 *
 * A text is one language of an article, so 1,000 are 334 articles in three languages. The project is copied to a
 * temporary folder, and built there from nothing, as after a fresh clone. Social cards are left out unless
 * `--cards` asks for them: each is painted once and then kept, and a painter's cost says nothing of the build's.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { copyProject, project } from "#bench/project-copy.ts";
import { languages } from "#src/languages.ts";

/** Milliseconds between two looks at the memory. */
const tick = 250;

/** What the build writes when it has done with a step. */
const signs = {
  "content read": "[types] Generated",
  "code bundled": "generating static routes",
  "pages rendered": "[search-index]",
  "Markdown versions written": "[security-headers]",
  "all compressed": "[build] Complete!",
} as const;

interface Figures {
  readonly texts: number;
  /** Addresses the articles answer at: English and German ones have two. */
  readonly articlePages: number;
  readonly pages: number;
  readonly seconds: number;
  /** User and system time of all processes. */
  readonly cpuSeconds: number;
  /** The most that all processes of the build held at once. */
  readonly peakMegabytes: number;
  /** Seconds from the start, as the build tells of its steps. */
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
  const figures = await measure(Math.ceil(count / languages.length));
  report(figures, all.at(-1));
  all.push(figures);
}
console.log(JSON.stringify(all, null, 2));

/** Builds a copy of the project with so many articles. */
async function measure(articles: number): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), "bench-articles-"));
  try {
    await copyProject(folder);
    await rm(join(folder, "content/articles"), { recursive: true });
    if (!withCards) await rm(join(folder, "src/pages/social"), { recursive: true });
    await writeArticles(join(folder, "content/articles"), articles);
    const build = await run(folder);
    const built = (await readdir(join(folder, "build/site"), { recursive: true })).filter((name) =>
      name.endsWith(".html"),
    );
    return {
      texts: articles * languages.length,
      articlePages: built.filter((name) => /(^|\/)blog\//.test(name)).length,
      pages: built.length,
      ...build,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes copies of the project's own articles, each round of them linked among itself. */
async function writeArticles(folder: string, count: number): Promise<void> {
  const originals = join(project, "content/articles");
  const keys = (await readdir(originals)).sort();
  const nameOf = (key: string, round: number) => `${key}-${String(round).padStart(4, "0")}`;
  for (let position = 0; position < count; position += 1) {
    const key = keys[position % keys.length] ?? "";
    const round = Math.floor(position / keys.length);
    const lastRound = (other: string) => round * keys.length + keys.indexOf(other) >= count;
    const target = join(folder, nameOf(key, round));
    await mkdir(target, { recursive: true });
    const day = new Date(Date.UTC(2000, 0, 1 + position)).toISOString().slice(0, 10);
    const facts = await readFile(join(originals, key, "facts.yaml"), "utf8");
    await writeFile(
      join(target, "facts.yaml"),
      facts.replace(/^id: .*$/m, `id: ${position + 1}`).replace(/^date: .*$/m, `date: ${day}`),
    );
    for (const language of languages) {
      const text = await readFile(join(originals, key, `${language}.md`), "utf8");
      await writeFile(
        join(target, `${language}.md`),
        text
          .replace(/^slug: (.*)$/m, (_line, slug: string) => `slug: ${nameOf(slug, round)}`)
          .replace(/^title: "/m, `title: "${position + 1}. `)
          .replace(/\(article:([\w-]+)\)/g, (_link, other: string) => {
            return `(article:${nameOf(other, lastRound(other) ? 0 : round)})`;
          }),
      );
    }
  }
}

async function run(folder: string) {
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  // The shell tells what its children have used once they have ended, theirs included.
  const build = spawn("sh", ["-c", 'node_modules/.bin/astro build && echo "times:" && times'], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const steps: Record<string, number> = {};
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      // A sign may be cut in two.
      const latest = output.slice(-text.length - 40);
      for (const [step, sign] of Object.entries(signs)) {
        if (!(step in steps) && latest.includes(sign)) steps[step] = elapsed();
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

/** Kilobytes that a process and those it started hold in memory. */
function memoryOf(root: number): number {
  const listed = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" }).stdout;
  const processes = listed
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let sum = 0;
  // A process stands after the one that started it, save where numbers have begun anew.
  for (const [pid = 0, parent = 0, kilobytes = 0] of processes) {
    if (pid !== root && !family.has(parent)) continue;
    family.add(pid);
    sum += kilobytes;
  }
  return sum;
}

function report(now: Figures, before: Figures | undefined): void {
  const { texts, articlePages, pages, seconds, cpuSeconds, peakMegabytes } = now;
  const decimals = (value: number, digits: number) => value.toFixed(digits);
  console.log(`${basename(import.meta.filename)}: ${texts} texts, ${articlePages} addresses, ${pages} pages`);
  console.log(`  wall ${decimals(seconds, 1)} s, CPU ${decimals(cpuSeconds, 1)} s`);
  console.log(`  peak memory ${decimals(peakMegabytes, 0)} MB`);
  console.log(
    `  a page: wall ${decimals((seconds / pages) * 1000, 1)} ms, CPU ${decimals((cpuSeconds / pages) * 1000, 1)} ms`,
  );
  for (const [step, at] of Object.entries(now.steps))
    console.log(`  ${decimals(at, 1).padStart(7)} s ${step}`);
  if (!before) return;
  const more = pages - before.pages;
  console.log(
    `  each page more than before: wall ${decimals(((seconds - before.seconds) / more) * 1000, 1)} ms, ` +
      `CPU ${decimals(((cpuSeconds - before.cpuSeconds) / more) * 1000, 1)} ms, ` +
      `memory ${decimals(((peakMegabytes - before.peakMegabytes) / more) * 1024, 0)} kB`,
  );
}
