// Run by `npm run build`: builds next to the live build and switches to the new one only once it is complete.
import { spawnSync } from "node:child_process";
import { lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { hashSource, writeStamp } from "#contract/build-stamp.ts";
import { projectFolder } from "#contract/reader/project-folder.ts";
import { buildFolder, siteFolder } from "#data/contract/reader/site-folder.ts";

const buildsName = `.${buildFolder}s`;
const builds = join(projectFolder, buildsName);

/** A link to the live build, because a link can be replaced atomically. */
const live = join(projectFolder, buildFolder);

const name = new Date().toISOString().replaceAll(":", "-");
const folder = join(builds, name);
const source = hashSource(projectFolder);

mkdirSync(folder, { recursive: true });
if (process.env["CONTENT"] !== "checked") run("tools/check-content.ts");
// Astro keeps checked texts even where the facts they were checked by have changed: --force reads them again.
run("site/build/astro.ts", "build", "--force", "--outDir", join(folder, "site"));
run(
  ...["node_modules/vite/bin/vite.js", "build", "--config", "leads/server/vite.config.ts"],
  ...["--outDir", join(folder, "server")],
);
// Read the facts, which the check has found right.
const { vanishedAddresses, writeAddresses } = await import("#tools/vanished-addresses.ts");
const { unpublishedTexts } = await import("#site/build/unpublished-texts.ts");
const previous = liveBuild();
writeAddresses(folder, previous && join(builds, previous));
writeStamp(folder, { finished: new Date().toISOString(), source });
switchTo(name);
removeOlder(previous);
for (const { path, line } of vanishedAddresses(folder))
  console.log(
    `${path} had a page in an earlier build; say in ${siteFolder}/redirects.yaml where it leads: ${line}`,
  );
const waiting = unpublishedTexts(join(projectFolder, siteFolder));
if (waiting !== null) console.log(waiting);

/** Runs a build step; if it fails, the live build is left untouched. */
function run(...args: string[]): void {
  const { status, signal } = spawnSync(process.execPath, args, {
    cwd: projectFolder,
    stdio: "inherit",
    // With one arena per thread, glibc uses half as much memory again, more than small servers have.
    env: { ...process.env, NODE_ENV: "production", MALLOC_ARENA_MAX: "2", CONTENT: "checked" },
  });
  if (status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  console.error(
    `The build ${signal ? `was stopped by ${signal}` : "failed"}; an earlier build is unchanged.`,
  );
  process.exit(1);
}

/** Name of the live build, whose files are kept, because a running server may still need them. */
function liveBuild(): string | null {
  return lstatSync(live, { throwIfNoEntry: false }) ? basename(readlinkSync(live)) : null;
}

function switchTo(build: string): void {
  const link = join(builds, "next");
  rmSync(link, { force: true });
  symlinkSync(join(buildsName, build), link);
  renameSync(link, live);
}

/** Removes old builds and leftovers, but not later builds, which may still be in progress. */
function removeOlder(kept: string | null): void {
  for (const entry of readdirSync(builds)) {
    if (entry < name && entry !== kept) rmSync(join(builds, entry), { recursive: true });
  }
}
