import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtFiles, builtFolder, builtPages } from "#tests/support/built-site.ts";

const stylesOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);

const sheets = (await builtFiles()).filter((file) => file.endsWith(".css"));
const styles = [
  ...(await Promise.all(sheets.map((file) => readFile(join(builtFolder, file), "utf8")))),
  ...(await builtPages()).flatMap(({ html }) => stylesOf(html)),
].join("\n");

/** Every value of a property in the built styles. */
const valuesOf = (property: string) =>
  new Set([...styles.matchAll(new RegExp(`[{;]${property}:([^;}]*)`, "g"))].map(([, value = ""]) => value));

test("no built style has a timeline in the animation shorthand, which browsers reject", () => {
  const shorthands = [...valuesOf("animation")];
  expect(shorthands.length).toBeGreaterThan(0);
  expect(styles).toContain("animation-timeline:");
  expect(shorthands.filter((value) => /\b(view|scroll)\(|\s--/.test(value))).toEqual([]);
});

test("no text-decoration shorthand has more than a line, which Safari rejects, as merged by the minifier", () => {
  const values = [...valuesOf("text-decoration")];
  expect(values).toContain("none");
  expect(values.filter((value) => /\s/.test(value.trim()))).toEqual([]);
});
