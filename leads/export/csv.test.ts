import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "#leads/export/csv.ts";

const cell = (text: string) => csvLine([text]).slice(0, -2);

test.each([
  ["=1+1", `"'=1+1"`],
  ["+33 1 99 00 42 17", `"+33 1 99 00 42 17"`],
  ["+4930901820", `"'+4930901820"`],
  ["\t=1", `"\t'=1"`],
  ["＝1+1", `"'＝1+1"`],
  ['x",=HYPERLINK("https://evil.example")', `"x"",'=HYPERLINK(""https://evil.example"")"`],
  ["well-meant, e.g. a@b.example", `"well-meant, e.g. a@b.example"`],
])("the cell %j becomes text", (text, expected) => {
  expect(cell(text)).toBe(expected);
});

test("no cell starts with a formula, whatever the separator and however quotes are read", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("=", "+", "-", "@", '"', ",", ";", "\t", "\n", " ", "a") }),
      (text) => {
        for (const part of cell(text)
          .slice(1, -1)
          .split(/[,;\t\n"]/))
          expect(part.trimStart()).not.toMatch(/^[=+\-@]/);
      },
    ),
  );
});
