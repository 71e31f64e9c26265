// Run by `npm run ready [-- --mail [address]]`: lists what is left to do before this copy can be published.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { waitingTexts } from "#src/build/waiting-texts.ts";
import { findLeftovers } from "#tools/leftovers.ts";

const options = process.argv.slice(2);
const found = await findLeftovers(process.cwd());
const kinds = [...new Set(found.map(({ kind }) => kind))];
for (const kind of kinds) {
  const ofKind = found.filter((one) => one.kind === kind);
  console.log(`\n${kind} (${ofKind.length})`);
  for (const { place, what } of ofKind) console.log(`  ${place}: ${what}`);
}
const waiting = waitingTexts(process.cwd());
if (waiting) console.log(`\n${waiting}`);
console.log(
  found.length > 0 ? `\n${found.length} things are left.` : "Nothing is left that could be found here.",
);

if (!existsSync("build/site")) console.log("npm run build first, and the built site is searched too.");

if (options[0] === "--mail") {
  const { status } = spawnSync(process.execPath, ["server/leads/main.ts", "test-mail", ...options.slice(1)], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} else {
  console.log("npm run ready -- --mail sends a test email the way requests go.");
}
