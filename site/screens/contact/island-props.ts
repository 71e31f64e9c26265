import { phoneLink, phoneText, whatsappLink } from "#contract/copy/contact-links.ts";
import type { Language } from "#contract/languages/languages.ts";
import { extraFieldCopy } from "#contract/lead/extra-field-copy.ts";
import {
  extraFields,
  formFields,
  isRequired,
  type LeadField,
  leadFields,
} from "#contract/lead/lead-fields.ts";
import { leadFormCopy, validationMessages } from "#contract/lead/lead-form.copy.ts";
import { type OptionLabels, optionLabels } from "#contract/lead/option-labels.ts";
import { recordOf } from "#contract/reader/records.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { screenName } from "#contract/routes/screen-name.ts";
import { offeredProjects } from "#data/contract/facts/contact-form.ts";
import { site } from "#data/contract/facts/site.ts";
import { embeddedCalendar } from "#data/site/content/facts/consent-services.ts";
import { thanksCopy } from "#site/content/copy/thanks.copy.ts";
import { contactCopy } from "#site/content/offer/contact.copy.ts";
import { callLink } from "#site/content/offer/contact-page.ts";
import { promisesIn } from "#site/content/offer/promise-links.ts";
import type { TeamMember } from "#site/content/people/team-members.ts";
import { fieldLabelsCopy } from "#site/screens/contact/field-labels.copy.ts";

export type ContactFormProps = ReturnType<typeof contactFormProps>;

/** Props of the form's island; the person is who answers in this language. */
export function contactFormProps(language: Language, { name, role, origin, portrait }: TeamMember) {
  const { form, whatsapp } = contactCopy(language);
  const { title: _, needed, marked, optional, success, ...copy } = form;
  const { byEmail, ...next } = thanksCopy(language).next;
  const areAllNeeded = formFields.every(isRequired);
  const { failure, titlePrefix } = leadFormCopy(language);
  const { fields } = fieldLabelsCopy(language);
  const extra = recordOf(extraFields, (field) => extraFieldCopy(field, language));
  const texts: Record<LeadField, { label: string; hint?: string | undefined }> = { ...fields, ...extra };
  const labelOf = (field: LeadField) => {
    const { label } = texts[field];
    return isRequired(field) ? label : optional({ label });
  };
  const hints: Partial<Record<LeadField, string>> = Object.fromEntries(
    formFields.flatMap((field) => (texts[field].hint ? [[field, texts[field].hint]] : [])),
  );
  return {
    language,
    copy: {
      ...copy,
      labels: recordOf(leadFields, labelOf),
      hints,
      needed: areAllNeeded ? needed({ count: formFields.length }) : marked,
      options: { ...offeredOptions(language), ...recordOf(extraFields, (field) => extra[field].options) },
      titlePrefix,
      failure,
    },
    messages: validationMessages(language),
    endpoint: site.contactEndpoint,
    phone: { text: phoneText(language), href: phoneLink(language) },
    whatsappHref: whatsappLink(whatsapp.greeting),
    policy: { text: screenName("privacy", language), href: pathOf("privacy", language) },
    confirmation: {
      language,
      person: { name, role, origin, portrait },
      success,
      /** What the message asked for beside its words, and what happens next, by promise. */
      promised: Object.fromEntries(
        promisesIn(language).flatMap(({ key, title, next }) => (next ? [[key, { title, next }]] : [])),
      ),
      copy: next,
      /** How the visitor hears from us who left no number; where there must be one, nothing. */
      ...(isRequired("phone") ? {} : { byEmail }),
      hours: { ...site.hours, closed: site.hours.closed.map(({ from, to }) => ({ from, to })) },
      /** Where to book a call; without a calendar it would lead back here. */
      call: callLink(language),
    },
  };
}

/** The options that the form offers: none that only a service does which is not on offer. */
function offeredOptions(language: Language): OptionLabels {
  const labels = optionLabels(language);
  const projects = Object.entries(labels.projectType ?? {}).filter(([type]) =>
    offeredProjects.includes(type),
  );
  return { ...labels, projectType: Object.fromEntries(projects) };
}

/** Props of the calendar's island; null where no calendar is embedded. */
export function calendarProps(language: Language) {
  if (embeddedCalendar === null) return null;
  const { show, warning, frameTitle, loading, failed } = contactCopy(language).booking;
  return { copy: { show, warning, frameTitle, loading, failed }, ...embeddedCalendar };
}
