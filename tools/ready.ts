// Run by `npm run ready [-- --mail [address]]`: lists what is left to do before this copy can be published.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { waitingTexts } from "#src/build/waiting-texts.ts";
import { builtLeftovers, tooLong } from "#tools/built-leftovers.ts";
import { releaseChecklist } from "#tools/release-checklist.ts";

const options = process.argv.slice(2);
const built = "build/site";
const found = [
  ...(await releaseChecklist(process.cwd())),
  ...(existsSync(built) ? await builtLeftovers(process.cwd(), built) : []),
  ...(existsSync(built) ? await tooLong(process.cwd(), built) : []),
];
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

if (!existsSync(built)) console.log("npm run build first, and the built site is searched too.");

if (options[0] === "--mail") {
  const { status } = spawnSync(process.execPath, ["server/leads/main.ts", "test-mail", ...options.slice(1)], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} else {
  console.log("npm run ready -- --mail sends a test email the way requests go.");
}
