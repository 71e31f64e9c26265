import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a build says about itself once it is complete. */
export interface BuildStamp {
  /** When the build was finished, in ISO 8601. */
  readonly finished: string;
  /** Hash of the source it was made from. */
  readonly source: string;
}

const stampName = "complete.json";

/** Everything a build is made from, but for tests. */
const sources = [
  "astro.config.ts",
  "contact",
  "content",
  "package-lock.json",
  "package.json",
  "public",
  "server",
  "site.config.ts",
  "src",
  "tsconfig.json",
];

/** Marks a build as complete; it must be the last file written. */
export function writeStamp(build: string, stamp: BuildStamp): void {
  writeFileSync(join(build, stampName), JSON.stringify(stamp));
}

/** The stamp of a build, or null where there is no build or it was never finished. */
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

/** The file at a path, or the files of the folder there, always in the same order. */
function filesAt(project: string, path: string): string[] {
  if (/\.test\.tsx?$/.test(path)) return [];
  if (!statSync(join(project, path)).isDirectory()) return [path];
  const names = readdirSync(join(project, path)).sort();
  return names.flatMap((name) => filesAt(project, `${path}/${name}`));
}
