import { typesetSentence } from "#contract/copy/typesetting.ts";
import type { Language } from "#contract/languages/languages.ts";
import { entriesOf, recordFrom } from "#contract/reader/records.ts";
import type { ExtraField } from "#contract/schemas/extra-fields.ts";
import { extraTexts } from "#data/contract/facts/contact-form.ts";

/** What a field that the site adds is called in a language, and what is said of it there. */
export function extraFieldCopy(field: ExtraField, language: Language) {
  const { label, hint, missing, options = {} } = extraTexts[field];
  const textIn = (texts: Record<Language, string>) => typesetSentence([texts[language]], language).join("");
  return {
    label: textIn(label),
    hint: hint && textIn(hint),
    missing: missing && textIn(missing),
    /** The labels of a choice. */
    options: recordFrom(entriesOf(options).map(([key, texts]) => [key, textIn(texts)])),
  };
}
