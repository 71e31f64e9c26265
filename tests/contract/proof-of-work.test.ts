import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { site } from "#site.config.ts";
import { builtFiles, siteFolder } from "#tests/contract/built-site.ts";

/** What only the code of the proof of work says. */
const traces = /altcha|PBKDF2|keyPrefix|solve-challenge|v1\/challenge/i;

test("the proof of work is in the built site's scripts where it is switched on, and nowhere otherwise", async () => {
  const scripts = (await builtFiles()).filter((file) => /\.(js|mjs|html)$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  const texts = await Promise.all(scripts.map((file) => readFile(join(siteFolder, file), "utf8")));
  expect(texts.some((text) => traces.test(text))).toBe(site.features.proofOfWork);
});
