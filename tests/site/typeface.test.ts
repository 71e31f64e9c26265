import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { create } from "fontkitten";
import { expect, test } from "vitest";
import { builtFiles, builtFolder } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";

test("the typeface draws narrow spaces that do not break as thin ones, and hyphens that do not as plain ones", async () => {
  const files = (await builtFiles()).filter((path) => path.endsWith(".woff2"));
  expect(files).not.toEqual([]);
  await holdsFor(
    files.map((path) => ({ path })),
    async ({ path }) => {
      const font = create(await readFile(join(builtFolder, path)));
      if (font.isCollection) throw new Error("several fonts in a file");
      const glyphs = ["\u202f", "\u2009", "\u2011", "-"].map((sign) => {
        const code = sign.codePointAt(0) ?? 0;
        return font.hasGlyphForCodePoint(code) ? font.glyphForCodePoint(code).id : null;
      });
      expect(glyphs).toEqual([glyphs[1], glyphs[1], glyphs[3], glyphs[3]]);
      expect(glyphs).not.toContain(null);
    },
  );
});
