import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Timeouts of tests with servers and browsers, in milliseconds; long enough for a busy machine. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

/** Each is a browser and a server besides: more than two wait for each other on two cores. They start after the rest. */
const withBrowsers = { maxWorkers: 2, sequence: { groupOrder: 1 } };

/** Vitest replaces style sheets with empty ones otherwise; `colourOf` reads this one. */
const withColours = { css: { include: [/tokens\.css\?raw$/] } };

export default defineConfig({
  test: {
    // By default Vitest leaves one core free: half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: "unit",
          include: ["{bench,contact,server,src,content}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          exclude: ["**/node_modules/**", "**/*.integration.test.ts"],
          ...withColours,
          // It imports JSON in a way that Node no longer supports.
          server: { deps: { inline: ["@actions/workflow-parser"] } },
          ...patient,
        },
      },
      // They start servers, mail servers and databases.
      {
        test: {
          name: "integration",
          include: ["{contact,deploy,server}/**/*.integration.test.ts"],
          ...withColours,
          ...patient,
        },
      },
      {
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          // The files of a worker share the parsed pages.
          isolate: false,
          ...patient,
        },
      },
      // Turns a copy of this project into another agency's site, builds it and runs the same contract tests.
      {
        test: {
          name: "second-identity",
          include: ["tests/second-identity/**/*.test.ts"],
          ...patient,
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          ...withBrowsers,
          ...patient,
        },
      },
      {
        test: {
          name: "visual",
          include: ["tests/visual/**/*.test.ts"],
          ...withBrowsers,
          ...patient,
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          ...withColours,
          // Last. Servers are killed under load; beside more than one other they would be slow instead.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          ...patient,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
