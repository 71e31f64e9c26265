import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvLine } from "#leads/export/csv.ts";

const cell = (text: string) => csvLine([text]).slice(0, -2);

/** Parses a line as spreadsheets do: a lone quote ends a quoted cell. */
function read(line: string): string[] {
  return [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^";\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}

describe("a line of CSV", () => {
  test("keeps quotes, separators, line breaks and every script", () => {
    const texts = ['a "quoted" word', "one, two; three", "line\nbreak", "שלום 🥐 עולם", ""];
    expect(read(csvLine(texts).slice(0, -2))).toEqual(texts);
  });

  test("leaves numbers unquoted and empty values empty", () => {
    expect(csvLine([1, -2, null, "x"])).toBe('1;-2;;"x"\r\n');
  });

  test.each([
    ["=1+1", `"'=1+1"`],
    ["+33 1 99 00 42 17", `"+33 1 99 00 42 17"`],
    ["+4930901820", `"'+4930901820"`],
    ["\t=1", `"\t'=1"`],
    ["＝1+1", `"'＝1+1"`],
    ['x",=HYPERLINK("https://evil.example")', `"x"",'=HYPERLINK(""https://evil.example"")"`],
    ["well-meant, e.g. a@b.example", `"well-meant, e.g. a@b.example"`],
  ])("turns %j into text", (text, expected) => {
    expect(cell(text)).toBe(expected);
  });

  test("never lets a cell start with a formula, whatever the separator and however quotes are read", () => {
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
});
