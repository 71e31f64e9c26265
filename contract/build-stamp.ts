import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

interface BuildStamp {
  /** When the build finished, in ISO 8601. */
  finished: string;
  /** Hash of the source it was built from. */
  source: string;
}

const stampName = "complete.json";

/** Everything that goes into a build, except tests. */
const sources = [
  "astro.config.ts",
  "contract",
  siteFolder,
  "package-lock.json",
  "package.json",
  "leads",
  "site",
  "tsconfig.json",
];

/** Marks a build as complete; must be the last file written. */
export function writeStamp(build: string, stamp: BuildStamp): void {
  writeFileSync(join(build, stampName), JSON.stringify(stamp));
}

/** Reads the stamp of a build; null if there is no build or it never finished. */
export function readStamp(build: string): BuildStamp | null {
  try {
    return JSON.parse(readFileSync(join(build, stampName), "utf8"));
  } catch {
    return null;
  }
}

/** Hash of the names and contents of a project's source files. */
export function hashSource(project: string): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((path) => filesAt(project, path))) {
    const content = readFileSync(join(project, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** The file at a path, or all files of the folder there, in a stable order. */
function filesAt(project: string, path: string): string[] {
  if (/\.test\.tsx?$/.test(path)) return [];
  if (!statSync(join(project, path)).isDirectory()) return [path];
  const names = readdirSync(join(project, path)).sort();
  return names.flatMap((name) => filesAt(project, `${path}/${name}`));
}
