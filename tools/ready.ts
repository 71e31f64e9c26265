// Run by `npm run ready`: lists what is left to do before this copy can be published.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, siteFolder } from "#data/contract/reader/site-folder.ts";
import { factProblems } from "#site/build/fact-problems.ts";
import { unpublishedTexts } from "#site/build/unpublished-texts.ts";

const wrong = await factProblems();
if (wrong.length > 0) {
  console.error([...wrong, "npm run ready looks for what is left once these are right."].join("\n"));
  process.exitCode = 1;
} else await list();

async function list(): Promise<void> {
  const { findUnfinished } = await import("#tools/unfinished.ts");
  const found = await findUnfinished(process.cwd());
  for (const [kind, ofKind] of Map.groupBy(found, ({ kind }) => kind)) {
    console.log(`\n${kind} (${ofKind.length})`);
    for (const [what, places] of Map.groupBy(ofKind, ({ what }) => what)) {
      console.log(`  ${what}`);
      for (const { place } of places) console.log(`    ${place}`);
    }
  }
  const waiting = unpublishedTexts(siteFolder);
  if (waiting) console.log(`\n${waiting}`);
  console.log(
    found.length > 0 ? `\n${found.length} left to do.` : "Nothing is left that could be found here.",
  );
  if (!existsSync(join(buildFolder, "site")))
    console.log(
      "npm run build first, and the built site is searched too, as are addresses that vanished since.",
    );
}
