import { existsSync } from "node:fs";
import { type Language, languages } from "#contract/languages/languages.ts";
import { extraFields } from "#contract/lead/lead-fields.ts";
import { leadFormCopy } from "#contract/lead/lead-form.copy.ts";
import { readText } from "#contract/reader/content-file.ts";
import { copyFileOf } from "#contract/reader/copy-files.ts";
import { ContentError, locateIn } from "#contract/reader/file-problems.ts";
import { hasPage, servicesIn } from "#contract/routes/addresses.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { workedExample } from "#data/site/content/facts/calculator-choices.ts";
import { integrations } from "#data/site/content/facts/integrations.ts";
import { hasHomeExtras, listedKeysOf } from "#site/content/figures/price-keys.ts";
import { contactCopy } from "#site/content/offer/contact.copy.ts";
import { examplesCopy } from "#site/content/offer/examples.copy.ts";
import { homeCopy } from "#site/screens/home/home.copy.ts";
import { servicesCopy } from "#site/screens/services/services.copy.ts";

interface Part {
  copy: { key: string } & ((language: Language) => unknown);
  /** The key of the part, with dots. */
  part: string;
  /** What the part is about, as the message names it. */
  beside: string;
  isNeeded: (language: Language) => boolean;
}

/** Parts of a page that are about something the site may lack: who has it must write them. */
function partsIn(language: Language): Part[] {
  const isTried = () => hasPage("automation", language);
  const hasExample = () => workedExample !== undefined;
  const example = "the first preset of facts/estimate.yaml";
  return [
    { copy: leadFormCopy, part: "promises.trial", beside: "the service automation", isNeeded: isTried },
    { copy: contactCopy, part: "promises.trial", beside: "the service automation", isNeeded: isTried },
    {
      copy: homeCopy,
      part: "pricing.addOns",
      beside: "a price with homeExtra",
      isNeeded: () => hasHomeExtras,
    },
    { copy: homeCopy, part: "pricing.total", beside: example, isNeeded: hasExample },
    {
      copy: homeCopy,
      part: "cases",
      beside: "the portfolio",
      isNeeded: (reader) => hasPage("portfolio", reader),
    },
    { copy: examplesCopy, part: "papers.quote", beside: example, isNeeded: hasExample },
    {
      copy: examplesCopy,
      part: "papers.report",
      beside: "the service social",
      isNeeded: (reader) => hasPage("social", reader),
    },
    {
      copy: servicesCopy,
      part: "machines",
      beside: "the listed prices of cro",
      isNeeded: (reader) => hasPage("cro", reader) && listedKeysOf("cro").length > 0,
    },
    { copy: servicesCopy, part: "trades", beside: "a trade", isNeeded: (reader) => hasPage("trade", reader) },
    {
      copy: servicesCopy,
      part: "integrations",
      beside: "facts/integrations.yaml",
      isNeeded: () => Object.keys(integrations).length > 0,
    },
    ...servicesIn(language).map((service) => ({
      copy: servicesCopy,
      part: `symptoms.${service}`,
      beside: `the service ${service}`,
      isNeeded: () => true,
    })),
  ];
}

/** Parts that pages lack although the site has what they are about. */
export function missingParts(): string[] {
  return languages.flatMap((language) =>
    partsIn(language).flatMap(({ copy, part, beside, isNeeded }) => {
      if (!isNeeded(language) || hasPart(copy, part, language)) return [];
      const file = copyFileOf(copy.key, language);
      return [
        `${locateIn(file, ...part.split(".").map((key) => `${key}:`))}: ${part} is missing, for ${beside}`,
      ];
    }),
  );
}

/** Texts about privacy that do not say what the fields which the site adds ask for. */
export function unnamedFields(): string[] {
  const name = "{contactForm.extraFields}";
  const texts = languages.map((language) => `${siteFolder}/legal/privacy/text.${language}.md`);
  return texts
    .filter((file) => extraFields.length > 0 && existsSync(file) && !readText(file).includes(name))
    .map((file) => `${file}: ${name} is missing: it names what the form asks for besides`);
}

/** Whether a part is written; of a file that is missing or wrong, that is said of the file. */
function hasPart(copy: Part["copy"], part: string, language: Language): boolean {
  try {
    const all = copy(language);
    return part.split(".").reduce<unknown>((value, key) => Object(value)[key], all) !== undefined;
  } catch (error) {
    if (error instanceof ContentError) return true;
    throw error;
  }
}
