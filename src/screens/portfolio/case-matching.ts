/** The choice that shows every case. */
export const everyCase = "all";

const parameter = "category";

/** Whether a choice shows a case, which has one category or a list of them. */
export function isShown(choice: string, categories: string | readonly string[]): boolean {
  if (choice === everyCase) return true;
  return typeof categories === "string" ? categories === choice : categories.includes(choice);
}

/** The category an address asks for: `?category=cro` -> `cro`; every case where it asks for none that is known. */
export function choiceIn(search: string, known: readonly string[]): string {
  const wanted = new URLSearchParams(search).get(parameter);
  return wanted !== null && known.includes(wanted) ? wanted : everyCase;
}

/** The same address with another choice; the fragment goes, what else it asks for stays. */
export function addressWith(address: string, choice: string): string {
  const url = new URL(address);
  if (choice === everyCase) url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, choice);
  return url.pathname + url.search;
}
