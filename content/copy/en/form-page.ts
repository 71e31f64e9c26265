import type { formPage as contract } from "#content/copy/fr/form-page.ts";

export const formPage: typeof contract = {
  titlePrefix: "Error: ",
  tooMany:
    "Too many messages came from your connection. Your text is still here: send it again in {minutes} min, call {phone} or write to {email}.",
};
