import type { acknowledgement as contract } from "#content/copy/fr/acknowledgement.ts";

export const acknowledgement: typeof contract = {
  subject: "Ihre Nachricht ist bei {brand} angekommen",
  heading: "Ihre Nachricht ist angekommen",
  text: "Jemand aus dem Team liest sie und antwortet innerhalb von {hours} Geschäftsstunden. Mehr müssen Sie nicht tun.",
  urgent: "Es eilt? Rufen Sie an: {phone}, Montag bis Freitag von {opens} bis {closes}.",
  unexpected:
    "Sie haben nichts geschickt? Dann hat jemand Ihre Adresse aus Versehen eingegeben: Bitte ignorieren Sie diese E-Mail.",
};
