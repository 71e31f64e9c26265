import { existsSync } from "node:fs";
import { copyFileOf } from "#contract/facts/copy-file-of.ts";
import { type Language, languages } from "#contract/languages/languages.ts";
import { extraFields } from "#contract/lead-fields.ts";
import { leadFormWords } from "#contract/lead-form.words.ts";
import { ContentError, placeIn } from "#contract/reader/file-problems.ts";
import { readText } from "#contract/reader/file-text.ts";
import { hasPage, servicesIn } from "#contract/routes.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { workedExample } from "#data/site/content/facts/estimate.ts";
import { integrations } from "#data/site/content/facts/integrations.ts";
import { hasGuidePrices, listedKeysOf } from "#site/content/figures/price-keys.ts";
import { contactWords } from "#site/content/offer/contact.words.ts";
import { examplesWords } from "#site/content/offer/examples.words.ts";
import { homeWords } from "#site/screens/home/home.words.ts";
import { servicesWords } from "#site/screens/services/services.words.ts";

interface Part {
  words: { key: string } & ((language: Language) => unknown);
  /** The key of the part, with dots. */
  part: string;
  /** What the site has that the page then says something of. */
  beside: string;
  isNeeded: (language: Language) => boolean;
}

/** Parts of a page that are about something the site may lack: who has it must write them. */
function partsIn(language: Language): Part[] {
  const isTried = () => hasPage("automation", language);
  const hasExample = () => workedExample !== undefined;
  const example = "the first preset of facts/estimate.yaml";
  return [
    { words: leadFormWords, part: "promises.trial", beside: "the service automation", isNeeded: isTried },
    { words: contactWords, part: "promises.trial", beside: "the service automation", isNeeded: isTried },
    {
      words: homeWords,
      part: "pricing.addOns",
      beside: "a price with guide",
      isNeeded: () => hasGuidePrices,
    },
    { words: homeWords, part: "pricing.total", beside: example, isNeeded: hasExample },
    {
      words: homeWords,
      part: "cases",
      beside: "the portfolio",
      isNeeded: (one) => hasPage("portfolio", one),
    },
    { words: examplesWords, part: "papers.quote", beside: example, isNeeded: hasExample },
    {
      words: examplesWords,
      part: "papers.report",
      beside: "the service social",
      isNeeded: (one) => hasPage("social", one),
    },
    {
      words: servicesWords,
      part: "machines",
      beside: "the listed prices of cro",
      isNeeded: (one) => hasPage("cro", one) && listedKeysOf("cro").length > 0,
    },
    { words: servicesWords, part: "trades", beside: "a trade", isNeeded: (one) => hasPage("trade", one) },
    {
      words: servicesWords,
      part: "integrations",
      beside: "facts/integrations.yaml",
      isNeeded: () => Object.keys(integrations).length > 0,
    },
    ...servicesIn(language).map((service) => ({
      words: servicesWords,
      part: `symptoms.${service}`,
      beside: `the service ${service}`,
      isNeeded: () => true,
    })),
  ];
}

/** What is missing of the words of pages that are there. */
export function missingParts(): string[] {
  return languages.flatMap((language) =>
    partsIn(language).flatMap(({ words, part, beside, isNeeded }) => {
      if (!isNeeded(language) || isWritten(words, part, language)) return [];
      const file = copyFileOf(words.key, language);
      return [
        `${placeIn(file, ...part.split(".").map((key) => `${key}:`))}: ${part} is missing, for ${beside}`,
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
function isWritten(words: Part["words"], part: string, language: Language): boolean {
  try {
    const all = words(language);
    return part.split(".").reduce<unknown>((value, key) => Object(value)[key], all) !== undefined;
  } catch (error) {
    if (error instanceof ContentError) return true;
    throw error;
  }
}
