// Run by `npm start`: builds the site and the server where either is missing, then serves.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const server = new URL("../build/server/main.js", import.meta.url);
const home = new URL("../build/site/index.html", import.meta.url);

if (!existsSync(server) || !existsSync(home)) {
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  const build = spawnSync("npm", ["run", "build"], { cwd, stdio: "inherit" });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
await import(server.href);
