import { expect, test } from "vitest";
import { placeName } from "#contract/formats/place-names.ts";
import { languages } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { answeredBy, people } from "#data/contract/facts/people.ts";
import { site } from "#data/contract/facts/site.ts";
import { agencyContacts, type Contact, contactCard, contactCardPath } from "#site/feeds/contact-card.ts";
import { urlOf } from "#site/head/page-head.ts";

const contact: Contact = {
  name: "Zoë Anne Muster",
  familyName: undefined,
  company: "Bäcker; Söhne, Co \\ AG",
  email: "zoe@example.org",
  phone: "+33 1 99 00 00 01",
  mobile: "+33 6 99 00 00 01",
  url: "https://example.org/?a=1,2;3",
  uid: "https://example.org/card.vcf",
  address: ["1 rue\nde l’Exemple", "Paris", "", "75000", "France"],
};

const now = Date.UTC(2026, 10, 28, 12);
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&");
const linesOf = (card: string) => card.split("\r\n");

test("a family name keeps its particles, and what vCards separate by is escaped in text, not in URLs", () => {
  const lines = linesOf(contactCard(contact, now));
  expect(lines).toContain("N:Muster;Zoë Anne;;;");
  expect(linesOf(contactCard({ ...contact, name: "Anna von der Heide" }, now))).toContain(
    "N:von der Heide;Anna;;;",
  );
  expect(lines).toContain("ORG:Bäcker\\; Söhne\\, Co \\\\ AG");
  expect(lines).toContain("ADR;TYPE=WORK:;;1 rue\\nde l’Exemple;Paris;;75000;France");
  const person = { ...contact, name: "Gabriel García Márquez", familyName: "García Márquez" };
  expect(linesOf(contactCard(person, now))).toContain("N:García Márquez;Gabriel;;;");
  expect(lines).toContain("REV:2026-11-28T12:00:00.000Z");
  expect(lines).toContain("URL:https://example.org/?a=1,2;3");
});

test.each(languages)(
  "the vCard in %s has the agency's details, under the name of whoever answers",
  (language) => {
    const contact = agencyContacts[language];
    const card = contactCard(contact, now);
    const { street, city, postalCode, country } = site.legal;
    const place = [street, city, "", postalCode, placeName(country, language)].map(escaped).join(";");
    const { name } = people[answeredBy[language]];
    for (const detail of [
      escaped(name),
      `;;${place}`,
      site.contact.email,
      contact.phone,
      urlOf(pathOf("home", language)),
    ])
      expect(card).toContain(`:${detail}\r\n`);
    expect(card).toContain(`UID:${urlOf(contactCardPath(language))}\r\n`);
    expect(contactCardPath(language)).toMatch(/^\/contact-[a-z0-9-]+\.vcf$/);
  },
);
