import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const project = join(import.meta.dirname, "..", "..");
const copied = ["astro.config.ts", "content", "contact", "package.json", "public", "server", "src"];

export interface Variant {
  /** Holds `build/site` and `build/server` as the project does. */
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Builds the contact page and the server under another `site.config.ts`, for switches that are decided when
 * the site is built. The other pages are left out: they would take most of the time.
 */
export async function buildContactVariant(change: (configuration: string) => string): Promise<Variant> {
  const folder = await mkdtemp(join(tmpdir(), "variant-"));
  for (const name of copied) await cp(join(project, name), join(folder, name), { recursive: true });
  await symlink(join(project, "node_modules"), join(folder, "node_modules"));
  const configuration = await readFile(join(project, "site.config.ts"), "utf8");
  const changed = change(configuration);
  if (changed === configuration) throw new Error("the variant is no other than the site");
  await writeFile(join(folder, "site.config.ts"), changed);
  const pages = join(folder, "src", "pages");
  for (const page of await readdir(pages)) {
    if (!/^\[\.\.\.(contact|thanks)\]/.test(page)) await rm(join(pages, page), { recursive: true });
  }
  await run(folder, "astro", "build");
  await run(folder, "vite", "build", "--config", "server/vite.config.ts");
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function run(folder: string, program: string, ...words: string[]): Promise<void> {
  const work = spawn(join(project, "node_modules", ".bin", program), words, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [work.stdout, work.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  await once(work, "close");
  if (work.exitCode !== 0) throw new Error(`${basename(program)} ended with ${work.exitCode}\n${said}`);
}
