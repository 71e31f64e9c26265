import { headerText } from "#contact/mail/header-text.ts";

type Cell = string | number | null;

/** Widest a column gets, in columns of the terminal. */
const widest = 40;

/**
 * Rows under their headings, for a person at a terminal. What visitors typed loses the characters that
 * would move the cursor or turn the reading direction.
 */
export function textTable(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map((cell) => headerText(String(cell ?? ""), widest)));
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

/** Columns a text takes in a terminal. */
function widthOf(text: string): number {
  const bare = text.replace(marks, "");
  return [...bare].length + (bare.match(wide)?.length ?? 0);
}
