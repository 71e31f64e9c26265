// Runs Astro's command line with telemetry turned off, once everything an owner writes is in order.
import { factProblems } from "#site/build/fact-problems.ts";

process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
const problems = await factProblems();
if (problems.length === 0) {
  const { contentProblems } = await import("#site/build/content-problems.ts");
  problems.push(...(await contentProblems()));
}
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
if (process.argv[2] === "dev") {
  const { writeSchemas } = await import("#site/editor/schemas.ts");
  writeSchemas();
}
await import(new URL("../../node_modules/astro/bin/astro.mjs", import.meta.url).href);
