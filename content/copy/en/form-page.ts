import type { formPage as contract } from "#content/copy/fr/form-page.ts";
import { phoneText } from "#content/facts/contact-links.ts";
import { site } from "#site.config.ts";

export const formPage: typeof contract = {
  titlePrefix: "Error: ",
  tooMany: (wait) =>
    `Too many messages came from your connection. Your text is still here: send it again in ${wait}, call ${phoneText} or write to ${site.contact.email}.`,
};
