import type { LeadTable } from "#contact/store/tables.ts";
import { leadColumns } from "#server/leads/lead-columns.ts";

/**
 * Creates a workbook of leads. Its cells are typed, so no text is ever taken for a formula, and dates are
 * dates.
 */
export async function leadsAsWorkbook(leads: readonly LeadTable[]): Promise<Buffer> {
  // Imported only by the one command that needs it.
  const { default: writeExcelFile } = await import("write-excel-file/node");
  const columns = leadColumns();
  const header = columns.map(({ label }) => ({ value: label, fontWeight: "bold" as const }));
  const rows = leads.map((lead) =>
    columns.map(({ cellOf }) => {
      const value = cellOf(lead);
      if (value === null || value === "") return null;
      if (value instanceof Date) return { value, type: Date, format: "yyyy-mm-dd hh:mm" };
      return typeof value === "number" ? { value, type: Number } : { value, type: String, wrap: true };
    }),
  );
  return writeExcelFile([header, ...rows], { stickyRowsCount: 1 }).toBuffer();
}
