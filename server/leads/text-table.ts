import { headerText } from "#contact/mail/header-text.ts";

type Cell = string | number | null;

/** Maximum width of a column in terminal columns, and of the last one, which may wrap. */
const widest = 40;
const widestLast = 300;

/**
 * Formats rows as a table for the terminal. Characters in visitors' text that would move the cursor or change
 * the reading direction are removed.
 */
export function textTable(headings: string[], rows: Cell[][]): string {
  const lines = [headings, ...rows].map((row) =>
    row.map((cell, column) =>
      headerText(String(cell ?? ""), column === row.length - 1 ? widestLast : widest),
    ),
  );
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ""))));
  return lines
    .map((line) =>
      line
        .map((text, column) => {
          const space = " ".repeat((widths[column] ?? 0) - widthOf(text));
          return typeof rows[0]?.[column] === "number" ? space + text : text + space;
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const marks = /\p{Mark}|\u200d/gu;
const wide =
  /\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/gu;

/** Width of a text in terminal columns. */
function widthOf(text: string): number {
  const bare = text.replace(marks, "");
  return [...bare].length + (bare.match(wide)?.length ?? 0);
}
