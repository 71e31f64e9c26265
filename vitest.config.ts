import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { isSample, siteFolder } from "#data/contract/reader/site-folder.ts";
import { isBroad } from "./tests/support/breadth.ts";

// Workers, and the threads of the databases they open, load what earlier ones have compiled.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, ".cache/compiled");

/**
 * Timeouts of tests with servers and browsers, in milliseconds; long enough for a machine with ten times as much to do.
 */
const patient = {
  testTimeout: isBroad ? 3_600_000 : 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** The site that tests are run on, whichever is chosen outside. */
const on = (folder: string) => ({
  env: { SITE: folder },
  alias: { "@content": join(import.meta.dirname, folder) },
});

/** The program is tested on the sample: no content of an owner's has a part in it. */
const program = {
  ...on("sample"),
  // Vitest replaces style sheets with empty ones otherwise; mails and the desk read these.
  css: { include: [/\/(tokens|desk)\.css\?raw$/] },
  ...patient,
};

/** Tests that take minutes: they build, bundle the editor, and start a browser for each system’s fonts. */
const slow = "**/*.slow.test.ts";

/** They put other facts or parts in the place of the sample's; all other files of a worker share what they import. */
const isolated = "**/*.isolated.test.ts";

/** The rules that every site is held to, whatever it says. */
const rules = "tests/site/**/*.test.ts";
/** What only the sample promises of its pages, and what visitors do on them. */
const ofSample = isSample ? ["tests/{sample,journeys,visual}/**/*.test.ts"] : [];

export default defineConfig({
  test: {
    // Most have a browser or servers besides, and wait as long as they compute: three keep two cores busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    globalSetup: ["tests/support/temporary-files.ts", "tests/support/unpacked-browser.ts"],
    projects: [
      {
        test: {
          name: "site",
          include: [rules, ...ofSample],
          // What it sees of the form, several journeys on the sample do.
          exclude: [slow, ...(isSample && !isBroad ? ["tests/site/request.test.ts"] : [])],
          // The files of a worker share the parsed pages, a server and a browser.
          isolate: false,
          ...patient,
          ...on(siteFolder),
        },
      },
      // It has another language and currency than the sample, fewer parts, and a form with fields of its own: that is
      // what it shows. What its pages weigh, how they read and how feeds and the editor are made, the sample's do.
      {
        test: {
          name: "fixture",
          include: [rules],
          isolate: false,
          ...patient,
          ...on("tests/fixture"),
          exclude: [
            "tests/site/{feeds,readable,weight}.test.ts",
            ...(isBroad ? [] : ["tests/site/{editor,line-breaks}.test.ts"]),
          ],
        },
      },
      {
        test: {
          name: "unit",
          include: ["{contract,leads,site,tools}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          exclude: ["**/node_modules/**", "**/*.integration.test.ts", slow, isolated],
          isolate: false,
          unstubGlobals: true,
          ...program,
        },
      },
      { test: { name: "isolated", include: ["leads/**/*.isolated.test.ts"], ...program } },
      // They start servers, mail servers and databases.
      {
        test: {
          name: "integration",
          include: ["leads/**/*.integration.test.ts", "tests/faults/**/*.test.ts"],
          exclude: [slow],
          isolate: false,
          ...program,
        },
      },
      // What takes minutes and hardly ever breaks: `npm run test:release` runs it beside all other tests.
      {
        test: {
          name: "release",
          include: [
            "deploy/**/*.integration.test.ts",
            "tests/engines/**/*.test.ts",
            "tests/**/*.slow.test.ts",
          ],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...program,
        },
      },
    ],
  },
});
