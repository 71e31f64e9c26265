// Run by `npm run build`: builds beside the live build, and switches to the new one only once it is complete.
import { spawnSync } from "node:child_process";
import { lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { hashSource, writeStamp } from "#src/build/build-stamp.ts";

const project = join(import.meta.dirname, "../..");
const buildsName = ".builds";
const builds = join(project, buildsName);

/** A link to the live build, because a link can be replaced in one step. */
const live = join(project, "build");

const name = new Date().toISOString().replaceAll(":", "-");
const folder = join(builds, name);
const source = hashSource(project);

mkdirSync(folder, { recursive: true });
run("src/build/astro.ts", "build", "--outDir", join(folder, "site"));
run(
  ...["node_modules/vite/bin/vite.js", "build", "--config", "server/vite.config.ts"],
  ...["--outDir", join(folder, "server")],
);
writeStamp(folder, { finished: new Date().toISOString(), source });
const previous = setAside();
switchTo(name);
removeOlder(previous);

/** Runs a step of the build; if it fails, the live build stays as it is. */
function run(...words: string[]): void {
  const { status, signal } = spawnSync(process.execPath, words, {
    cwd: project,
    stdio: "inherit",
    // With an arena for each of its threads, glibc holds half as much memory again: more than small servers have.
    env: { ...process.env, NODE_ENV: "production", MALLOC_ARENA_MAX: "2" },
  });
  if (status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  console.error(
    `The build ${signal ? `was stopped by ${signal}` : "failed"}; an earlier build is unchanged.`,
  );
  process.exit(1);
}

/** The name of the build that is live so far. Its files are kept: a running server may still need them. */
function setAside(): string | null {
  const stats = lstatSync(live, { throwIfNoEntry: false });
  if (!stats) return null;
  if (stats.isSymbolicLink()) return basename(readlinkSync(live));
  const earlier = "0-before-links";
  rmSync(join(builds, earlier), { recursive: true, force: true });
  renameSync(live, join(builds, earlier));
  return earlier;
}

function switchTo(build: string): void {
  const isWindows = process.platform === "win32";
  const link = join(builds, "next");
  rmSync(link, { force: true });
  // Windows lets users make junctions only, which take absolute paths and replace nothing.
  symlinkSync(isWindows ? join(builds, build) : join(buildsName, build), link, "junction");
  if (isWindows) rmSync(live, { force: true });
  renameSync(link, live);
}

/** Removes builds and what is left of interrupted ones; a build that began later may still be under way. */
function removeOlder(kept: string | null): void {
  for (const entry of readdirSync(builds)) {
    if (entry < name && entry !== kept) rmSync(join(builds, entry), { recursive: true });
  }
}
