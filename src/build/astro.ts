// Runs Astro's command line with telemetry turned off, once the owner's files are in order.
import { checkOwnerFiles } from "#src/build/owner-files.ts";
import { ContentError } from "#src/content/file-problems.ts";

process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
try {
  await checkOwnerFiles();
} catch (error) {
  // Where a file cannot be read at all, Astro shows the place.
  if (error instanceof ContentError) {
    console.error(error.message);
    process.exit(1);
  }
}
await import(new URL("../../node_modules/astro/bin/astro.mjs", import.meta.url).href);
