import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { siteAlias } from "#contract/copy/bundled-copy.ts";
import { isOffered } from "#contract/services.ts";
import { isSample } from "#contract/site-folder.ts";

// Workers, and the threads of the databases they open, load what earlier ones have compiled.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, ".cache/compiled");

/** Timeouts of tests with servers and browsers, in milliseconds; long enough for a machine with ten times as much to do. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/** Each is a browser or servers besides, and waits as long as it computes: three keep two cores busy. They start after the rest. */
const withServers = { maxWorkers: 3, sequence: { groupOrder: 1 } };

/** Vitest replaces style sheets with empty ones otherwise; `colourOf` reads this one. */
const withColours = { css: { include: [/tokens\.css\?raw$/] }, alias: siteAlias };

/** Left out once the site is somebody's own: what only the sample's content promises. */
const ofTheSample = isSample ? [] : ["tests/contract/sample/**", "tests/second-identity/**"];

/** Left out where automation is not offered, and with it the assistant to try and the conversation on home. */
const ofAutomation = isOffered("automation")
  ? []
  : ["site/screens/automation/**", "tests/journeys/{assistant,conversation}.test.ts"];

export default defineConfig({
  test: {
    // By default Vitest leaves one core free: half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: "unit",
          include: ["{content,contract,leads,site,tools}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          exclude: ["**/node_modules/**", "**/*.integration.test.ts", ...ofAutomation],
          ...withColours,
          ...patient,
        },
      },
      // They start servers, mail servers and databases.
      {
        test: {
          name: "integration",
          include: ["leads/**/*.integration.test.ts"],
          ...withColours,
          ...patient,
        },
      },
      {
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          exclude: ofTheSample,
          alias: siteAlias,
          // The files of a worker share the parsed pages.
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          alias: siteAlias,
          exclude: ofAutomation,
          // The files of a worker share a browser.
          isolate: false,
          ...withServers,
          ...patient,
        },
      },
      {
        test: {
          name: "visual",
          include: ["tests/visual/**/*.test.ts"],
          alias: siteAlias,
          ...withServers,
          ...patient,
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          ...withColours,
          ...withServers,
          ...patient,
          testTimeout: 600_000,
        },
      },
      // What takes minutes and hardly ever breaks: files of deployment, another agency's site made from the sample.
      // `npm run test:release` runs it, and the faults for longer.
      {
        test: {
          name: "release",
          include: [
            "deploy/**/*.integration.test.ts",
            "tests/engines/**/*.test.ts",
            "tests/second-identity/**/*.test.ts",
          ],
          exclude: ofTheSample,
          ...withColours,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
          ...patient,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
