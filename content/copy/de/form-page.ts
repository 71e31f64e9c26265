import type { formPage as contract } from "#content/copy/fr/form-page.ts";
import { site } from "#site.config.ts";

export const formPage: typeof contract = {
  titlePrefix: "Fehler: ",
  tooMany: (minutes) =>
    `Von Ihrem Anschluss kamen zu viele Nachrichten. Ihr Text ist noch da: Senden Sie ihn in ${minutes} Min. erneut, rufen Sie ${site.contact.phone} an oder schreiben Sie an ${site.contact.email}.`,
};
