import { leadFields } from "#contact/lead-fields.ts";
import { type OptionLabels, optionLabels } from "#contact/option-labels.ts";
import { packageKeys } from "#content/facts/button-promises.ts";
import { embeddedCalendar } from "#content/facts/calendar.ts";
import { phoneLink, phoneText, whatsappLink } from "#content/facts/contact-links.ts";
import { isOfferedProject, serviceKeys } from "#content/facts/services.ts";
import { site } from "#site.config.ts";
import { callLink } from "#src/content/offer/contact-page.ts";
import { allPricedItems } from "#src/content/offer/price-list.ts";
import type { TeamMember } from "#src/content/people/team-members.ts";
import { screenName } from "#src/content/words/screen-name.ts";
import { wordsOf } from "#src/content/words/words.ts";
import { type Language, locales } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import type { CalendarProps } from "#src/screens/contact/calendar.tsx";
import type { ContactFormProps, Greetings } from "#src/screens/contact/contact-form.tsx";

/** Props of the form's island; the person is who answers in this language. */
export function contactFormProps(
  language: Language,
  { name, role, place, languages, portrait }: TeamMember,
): ContactFormProps {
  const { form, whatsapp } = wordsOf("contact", language);
  const { title: _, budgets: __, needed, success, ...words } = form;
  return {
    language,
    words: {
      ...words,
      needed: needed({ count: leadFields.length }),
      options: offeredOptions(language),
      titlePrefix: wordsOf("formPage", language).titlePrefix,
    },
    messages: wordsOf("validation", language),
    endpoint: site.contactEndpoint,
    phone: { text: phoneText(language), href: phoneLink(language) },
    whatsappHref: whatsappLink(whatsapp.greeting),
    policy: { text: screenName("privacy", language), href: pathOf("privacy", language) },
    greetings: greetingsIn(language),
    confirmation: {
      locale: locales[language],
      person: { name, role, place, languages, portrait },
      success,
      words: wordsOf("thanks", language).next,
      hours: site.hours,
      call: callLink(language),
    },
  };
}

/** The options that the form offers: none that belong to a withdrawn service. */
function offeredOptions(language: Language): OptionLabels {
  const labels = optionLabels(language);
  const projects = Object.entries(labels.projectType ?? {}).filter(([type]) => isOfferedProject(type));
  return { ...labels, projectType: Object.fromEntries(projects) };
}

function greetingsIn(language: Language): Greetings {
  const { trial, audit, package: chosen, service } = wordsOf("contact", language).promises;
  const packages = allPricedItems(language)
    .filter(({ key }) => packageKeys.some((offered) => offered === key))
    .map(({ key, name }) => [key, { title: chosen.title({ name }), text: chosen.text }] as const);
  const ofServices = serviceKeys.map(
    (key) =>
      [key, { title: service.title({ name: screenName(key, language) }), text: service.text }] as const,
  );
  return { ...Object.fromEntries([...packages, ...ofServices]), trial, audit };
}

/** Props of the calendar's island; null where no calendar is embedded. */
export function calendarProps(language: Language): CalendarProps | null {
  if (embeddedCalendar === null) return null;
  const { show, warning, frameTitle, loading, failed } = wordsOf("contact", language).booking;
  return { words: { show, warning, frameTitle, loading, failed }, ...embeddedCalendar };
}
