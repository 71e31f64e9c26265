import type { formPage as contract } from "#content/copy/fr/form-page.ts";

export const formPage: typeof contract = { titlePrefix: "Error: " };
