import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtFiles, builtPages, siteFolder } from "#tests/contract/built-site.ts";

const stylesOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);

test("no built style has a timeline in the animation shorthand, which browsers reject", async () => {
  const sheets = (await builtFiles()).filter((file) => file.endsWith(".css"));
  const styles = [
    ...(await Promise.all(sheets.map((file) => readFile(join(siteFolder, file), "utf8")))),
    ...(await builtPages()).flatMap(({ html }) => stylesOf(html)),
  ].join("\n");
  const shorthands = [...styles.matchAll(/animation:([^;}]*)/g)].map(([declaration]) => declaration);
  expect(shorthands.length).toBeGreaterThan(0);
  expect(styles).toContain("animation-timeline:");
  expect(
    [...new Set(shorthands)].filter((declaration) => /\b(view|scroll)\(|\s--/.test(declaration)),
  ).toEqual([]);
});
