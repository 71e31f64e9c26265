import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll } from "vitest";
import { copyProject } from "#bench/project-copy.ts";
import type { SiteConfig } from "#site.config.ts";

/**
 * Builds the home page, the contact page and the server with a feature of `site.config.ts` switched on, as is
 * decided when the site is built. The other pages are left out: they would take most of the time.
 * @returns the folder that holds `build/site` and `build/server`; it is removed after the file's last test.
 */
export async function buildContactVariant(feature: keyof SiteConfig["features"]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "variant-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  await copyProject(folder);
  const file = join(folder, "site.config.ts");
  const configuration = await readFile(file, "utf8");
  const changed = configuration.replace(`${feature}: false`, `${feature}: true`);
  if (changed === configuration) throw new Error(`${feature} is switched on already`);
  await writeFile(file, changed);
  const pages = join(folder, "src", "pages");
  for (const page of await readdir(pages)) {
    if (!/^\[\.\.\.(contact|home|thanks)\]/.test(page)) await rm(join(pages, page), { recursive: true });
  }
  await promisify(execFile)(process.execPath, ["src/build/build.ts"], { cwd: folder });
  return folder;
}
