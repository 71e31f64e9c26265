import { mailLink, phoneLink, phoneText } from "#content/facts/contact-links.ts";
import { site } from "#site.config.ts";
import { answeredBy } from "#src/content/people/people.ts";
import { teamMember } from "#src/content/people/team-members.ts";
import { wordsOf } from "#src/content/words.ts";
import { agencyContacts, contactCard, contactCardPath, initialsOf } from "#src/feeds/contact-card.ts";
import { hostOf } from "#src/formats/addresses.ts";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { ContactCard } from "#src/screens/links/contact-card.tsx";
import { qrSymbol } from "#src/screens/links/qr-symbol.ts";

/** The link page: contact details, four links, and the contact as a QR code. */
export function Links({ language }: { language: Language }) {
  const words = wordsOf("links", language);
  const { contact, profiles } = site;

  // Without the postal address: it would make the code too dense for old phones.
  const { address: _, ...scanned } = agencyContacts[language];
  const { name, company } = scanned;
  const code = {
    ...qrSymbol(contactCard(scanned)),
    label: words.code.alternative({ name }),
    caption: words.code.caption,
  };
  const profile = (key: string, text: string, href: string) =>
    href === "" ? [] : [{ key, text, note: hostOf(href), href }];

  return (
    <ContactCard
      title={words.seo.h1}
      person={{
        name,
        company,
        portrait: teamMember(answeredBy[language], language).portrait,
        initials: initialsOf(name),
      }}
      save={{ key: "save", text: words.buttons.save, note: words.saveNote, href: contactCardPath(language) }}
      ways={[
        { key: "phone", text: phoneText(language), note: words.phone, href: phoneLink(language) },
        { key: "email", text: contact.email, note: words.email, href: mailLink },
      ]}
      links={[
        {
          key: "website",
          text: words.buttons.website,
          note: hostOf(site.url),
          href: pathOf("home", language),
        },
        ...profile("review", words.buttons.review, profiles.reviews),
        ...profile("follow", words.buttons.follow, profiles.social),
      ]}
      newTab={wordsOf("layout", language).newTab}
      code={code}
    />
  );
}
