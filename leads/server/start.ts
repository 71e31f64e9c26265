// Run by `npm start`: builds the site if there is no complete build yet, then serves it.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { hashSource, readStamp } from "#contract/build-stamp.ts";

const project = join(import.meta.dirname, "../..");
const build = join(project, "build");

if (!readStamp(build)) {
  const { status } = spawnSync("npm run build", { cwd: project, stdio: "inherit", shell: true });
  if (status !== 0) process.exit(status ?? 1);
}
const stamp = readStamp(build);
if (stamp) console.log(`Serving the build of ${stamp.finished}.`);
if (stamp && stamp.source !== hashSource(project)) {
  console.log("The source has changed since then: `npm run build` builds it.");
}
await import(new URL("../../build/server/main.js", import.meta.url).href);
