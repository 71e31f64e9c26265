import type { LabelledMessage } from "#contact/guard/text-classifier.ts";

/** Reads made-up messages: language, `spam` or `sincere`, name, company, email, phone and message. */
export function readCorpus(rows: string[][]): LabelledMessage[] {
  return rows.map((row) => {
    const [language, kind, name, company, email, phone, message, ...rest] = row;
    const isSpam = kind === "spam";
    const isWhole = language && name && company && email && phone && message && rest.length === 0;
    if (!isWhole || !(isSpam || kind === "sincere")) {
      throw new Error(`not [language, kind, name, company, email, phone, message]: ${JSON.stringify(row)}`);
    }
    return { lead: { name, company, email, phone, message }, language, isSpam };
  });
}
