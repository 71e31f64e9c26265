import type { NotedLead } from "#leads/commands/find-leads.ts";
import { cellText, leadColumns } from "#leads/commands/lead-columns.ts";

/** Widest column, in characters; longer texts are wrapped. */
const widest = 60;

/** Cells are typed, so no text is ever taken for a formula, and dates are dates. */
export async function leadsAsWorkbook(leads: NotedLead[]): Promise<Buffer> {
  // Imported only for those who ask for a workbook.
  const { default: writeExcelFile } = await import("write-excel-file/node");
  const { getCellAddress } = await import("write-excel-file/utility");
  const columns = leadColumns();
  const widths = columns.map(({ label }) => label.length);
  const header = columns.map(({ label }) => ({ value: label, fontWeight: "bold" as const }));
  const rows = leads.map((lead) =>
    columns.map(({ cellOf }, column) => {
      const value = cellOf(lead);
      if (value === null || value === "") return null;
      for (const { length } of String(cellText(value)).split("\n"))
        widths[column] = Math.max(length, widths[column] ?? 0);
      if (value instanceof Date) return { value, type: Date, format: "yyyy-mm-dd hh:mm" };
      return typeof value === "number" ? { value, type: Number } : { value, type: String, wrap: true };
    }),
  );
  const filter = `<autoFilter ref="A1:${getCellAddress(rows.length, columns.length - 1)}"/>`;
  const transform = (xml: string) => xml.replace("</sheetData>", `</sheetData>${filter}`);
  return writeExcelFile(
    [header, ...rows],
    // Room for the filter's button beside a heading.
    { stickyRowsCount: 1, columns: widths.map((width) => ({ width: Math.min(widest, width + 4) })) },
    { features: [{ files: { transform: { "xl/worksheets/sheet{id}.xml": { transform } } } }] },
  ).toBuffer();
}
