/** Matches where a spreadsheet would begin a formula: at the start of a cell, or after a possible separator. */
const formula = /((?:^|[,;\t\r\n"]) *)(?=[=+\-@＝＋－＠])/g;

/** A phone number in groups of digits, which no spreadsheet takes for a formula. */
const phone = /^\+\d+(?: \d+)+$/;

/**
 * Formats one CSV line with semicolons, because spreadsheets set to French or German put comma-separated values into
 * one column; otherwise follows RFC 4180. Cells that would be run as a formula get a leading apostrophe, which
 * spreadsheets read as "this is text"; JSON exports are not changed.
 */
export function csvLine(cells: (string | number | null)[]): string {
  return `${cells.map(csvCell).join(";")}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (phone.test(value)) return `"${value}"`;
  return `"${value.replace(formula, "$1'").replaceAll('"', '""')}"`;
}
