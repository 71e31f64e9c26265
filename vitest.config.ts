import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** What starts servers and browsers takes as long as a busy machine needs, in milliseconds. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    // Left to itself Vitest keeps a core free: half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: "unit",
          include: ["{bench,contact,server,src,content}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          exclude: ["**/node_modules/**", "**/*.integration.test.ts"],
          // Vitest empties style sheets otherwise; colours are read from this one.
          css: { include: [/tokens\.css\?raw$/] },
          // It imports JSON in a way that Node has given up.
          server: { deps: { inline: ["@actions/workflow-parser"] } },
          ...patient,
        },
      },
      // They start servers, mail servers and databases.
      {
        test: {
          name: "integration",
          include: ["{contact,deploy,server}/**/*.integration.test.ts"],
          ...patient,
        },
      },
      {
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          ...patient,
        },
      },
      // Another agency's site, made of a copy of this one by a script, built and held to the same contract.
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
          // Each is a browser and a server besides: more than two wait for each other on two cores.
          maxWorkers: 2,
          ...patient,
        },
      },
      {
        test: {
          name: "visual",
          include: ["tests/visual/**/*.test.ts"],
          ...patient,
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          // Servers are killed under load; beside more than one other they would be slow instead.
          maxWorkers: 2,
          ...patient,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
