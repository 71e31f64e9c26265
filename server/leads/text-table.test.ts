import { describe, expect, test } from "vitest";
import { textTable } from "#server/leads/text-table.ts";

describe("a table for a terminal", () => {
  test("has aligned columns, numbers to the right", () => {
    expect(
      textTable(
        ["name", "score"],
        [
          ["Zoë", 5],
          ["株式", 100],
        ],
      ),
    ).toBe("name  score\nZoë       5\n株式    100");
  });

  test("contains no control or bidirectional characters", () => {
    const table = textTable(["name"], [["a\u001b[2Jb\u202ec\r\nd"]]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them
    expect(table).not.toMatch(/[\0-\x09\x0b-\x1f\u202e]/);
    expect(table.split("\n")).toHaveLength(2);
  });

  test("truncates what is too long, but not the advice in the last column", () => {
    const long = "n".repeat(100);
    expect(textTable(["name", "advice"], [[long, long]]).split("\n")[1]).toHaveLength(40 + 2 + 100);
  });
});
