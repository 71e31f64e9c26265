/** Run by `npm run check`: the content of the site; in the sample's checkout the program as well. */
import { spawnSync } from "node:child_process";
import { isSample } from "#data/contract/reader/site-folder.ts";

const steps = [
  ["check:content", "--", ...process.argv.slice(2)],
  ...(isSample ? [["check:lint"], ["check:types"]] : []),
];
for (const step of steps) {
  // The content comes first: the types do not read it again.
  const env = { ...process.env, ...(step !== steps[0] && { CONTENT: "checked" }) };
  const { status } = spawnSync("npm", ["run", "--silent", ...step], { stdio: "inherit", env });
  if (status !== 0) process.exit(status ?? 1);
}
