import type { formPage as contract } from "#content/copy/fr/form-page.ts";

export const formPage: typeof contract = {
  titlePrefix: "Fehler: ",
  tooMany:
    "Von Ihrem Anschluss kamen zu viele Nachrichten. Ihr Text ist noch da: Senden Sie ihn in {minutes} Min. erneut, rufen Sie {phone} an oder schreiben Sie an {email}.",
};
