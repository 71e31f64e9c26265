import type { links as contract } from "#content/copy/fr/links.ts";
import { site } from "#site.config.ts";

export const links: typeof contract = {
  seo: {
    title: `Contact card to save or scan | ${site.brand}`,
    description: `${site.brand}’s email, phone number and contact card on one screen: save it to your address book, scan it, or pass it on to someone who needs a website.`,
    keywords: "contact card, vCard, phone, reviews, social media",
    h1: "Keep us to hand",
  },
  email: "Email",
  phone: "Phone",
  buttons: {
    website: "Visit the website",
    save: "Add to contacts",
    review: "Leave a review",
    follow: "Follow us",
  },
  saveNote: "iPhone, Android, Outlook",
  code: {
    caption: "Scan it, and the card is in your phone.",
    alternative: (name: string) => `QR code: contact card of ${name}, ${site.brand}`,
  },
};
