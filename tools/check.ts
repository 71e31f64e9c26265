/** Run by `npm run check`: the content of the site; in the sample's checkout the program as well. */
import { spawnSync } from "node:child_process";
import { isSample } from "#contract/site-folder.ts";

const steps = [
  ["tools/check-content.ts", ...process.argv.slice(2)],
  ...(isSample
    ? [
        ["node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings"],
        ["site/build/astro.ts", "check", "--minimumSeverity", "hint"],
      ]
    : []),
];
for (const step of steps) {
  const { status } = spawnSync(process.execPath, step, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
