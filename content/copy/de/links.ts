import type { links as contract } from "#content/copy/fr/links.ts";
import { site } from "#site.config.ts";

export const links: typeof contract = {
  seo: {
    title: `Visitenkarte und direkter Kontakt | ${site.brand}`,
    description: `E-Mail, Telefon und Kontaktkarte von ${site.brand} auf einem Bildschirm: ins Adressbuch speichern, scannen oder an jemanden weitergeben, der eine Website braucht.`,
    keywords: "Visitenkarte, Kontakt, vCard, Telefon, Bewertung, Social Media",
    h1: "Damit Sie uns schnell finden",
  },
  email: "E\u2011Mail",
  phone: "Telefon",
  buttons: {
    website: "Zur Website",
    save: "Zu den Kontakten hinzufügen",
    review: "Bewertung schreiben",
    follow: "Uns folgen",
  },
  saveNote: "iPhone, Android, Outlook",
  code: {
    caption: "Scannen, und die Karte ist im Telefon.",
    alternative: (name: string) => `QR-Code: Kontaktkarte von ${name}, ${site.brand}`,
  },
};
