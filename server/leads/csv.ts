/** What makes spreadsheets run a cell, at its start or where a differently set separator would start one. */
const formula = /((?:^|[,;\t\r\n"])[ \t]*)(?=[=+\-@＝＋－＠])/g;

/** A telephone number, whose plus begins no formula that does anything. */
const phone = /^\+\d[\d ()./-]+$/;

/**
 * One line of a CSV file, its cells parted by semicolons: where French and German are spoken, spreadsheets put
 * everything else into one column. Otherwise as RFC 4180 has it. A sign that would begin a formula gets an apostrophe before it,
 * which spreadsheets read as "this is text"; exports as JSON are left as they are.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(";")}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (phone.test(value)) return `"${value}"`;
  return `"${value.replace(formula, "$1'").replaceAll('"', '""')}"`;
}
