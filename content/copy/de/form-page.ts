import type { formPage as contract } from "#content/copy/fr/form-page.ts";
import { phoneText } from "#content/facts/contact-links.ts";
import { site } from "#site.config.ts";

export const formPage: typeof contract = {
  titlePrefix: "Fehler: ",
  tooMany: (wait) =>
    `Von Ihrem Anschluss kamen zu viele Nachrichten. Ihr Text ist noch da: Senden Sie ihn in ${wait} erneut, rufen Sie ${phoneText} an oder schreiben Sie an ${site.contact.email}.`,
};
