// Run by `npm start`: builds the site if there is no complete build yet, then serves it.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { hashSource, readStamp } from "#contract/build-stamp.ts";
import { projectFolder } from "#contract/reader/project-folder.ts";
import { buildFolder } from "#data/contract/reader/site-folder.ts";

const build = join(projectFolder, buildFolder);

if (!readStamp(build)) {
  const { status } = spawnSync("npm run build", { cwd: projectFolder, stdio: "inherit", shell: true });
  if (status !== 0) process.exit(status ?? 1);
}
const stamp = readStamp(build);
if (stamp) console.log(`Serving the build of ${stamp.finished}.`);
if (stamp && stamp.source !== hashSource(projectFolder)) {
  console.log("The source has changed since then: `npm run build` builds it.");
}
await import(pathToFileURL(join(build, "server/main.js")).href);
