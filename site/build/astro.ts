// Runs Astro's command line with telemetry turned off, once everything an owner writes is in order.
process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
// Whoever has checked it says so: reading it again takes a third as long as a build.
if (process.env["CONTENT"] !== "checked") {
  const { factProblems } = await import("#site/build/fact-problems.ts");
  const problems = await factProblems();
  if (problems.length === 0) {
    const { contentProblems } = await import("#site/build/content-problems.ts");
    problems.push(...(await contentProblems()));
  }
  if (problems.length > 0) {
    console.error(problems.join("\n"));
    process.exit(1);
  }
}
if (process.argv[2] === "dev") {
  const { writeSchemas } = await import("#site/editor/schemas.ts");
  writeSchemas();
}
await import(new URL("../../node_modules/astro/bin/astro.mjs", import.meta.url).href);
