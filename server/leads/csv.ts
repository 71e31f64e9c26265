/** What makes spreadsheets run a cell, at its start or where a differently set separator would start one. */
const formula = /((?:^|[,;\t\r\n"])[ \t]*)(?=[=+\-@＝＋－＠])/g;

/**
 * One line of a CSV file (RFC 4180). A sign that would begin a formula gets an apostrophe before it,
 * which spreadsheets read as "this is text"; exports as JSON are left as they are.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  return `"${value.replace(formula, "$1'").replaceAll('"', '""')}"`;
}
