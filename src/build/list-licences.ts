// Run by `npm run licences` after dependencies have changed.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { licenceFiles } from "#src/build/licences.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
for (const { file, text } of licenceFiles(root)) writeFileSync(file, text);
