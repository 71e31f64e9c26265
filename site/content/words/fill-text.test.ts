import { describe, expect, test } from "vitest";
import { Amount, typesetSentence } from "#contract/copy/sentence.ts";
import { prices } from "#contract/facts/prices.ts";
import { promises } from "#contract/facts/promises.ts";
import { site } from "#contract/facts/site.ts";
import { formatDate } from "#contract/formats/dates.ts";
import type { Money } from "#contract/formats/money.ts";
import { typeset } from "#contract/formats/typeset.ts";
import { defaultLanguage, languages } from "#contract/languages.ts";
import { routes } from "#contract/routes.ts";
import { prepareText } from "#site/content/words/words.ts";
import { spoken } from "#tests/support/spoken.ts";

const fill = (text: string, language = defaultLanguage) => prepareText(text, language)({}).join("");

describe("placeholders", () => {
  test("are filled from the identity file and the facts", () => {
    expect(fill("{brand}, {contact.email}")).toBe(`${site.brand}, ${site.contact.email}`);
    expect(fill("{promises.legal.depositPercent}")).toBe(String(promises.legal.depositPercent));
    // Beside apostrophes, quotes and tags too.
    expect(fill("l'{brand} isn't <a href='x'>{brand}</a>")).toBe(
      `l'${site.brand} isn't <a href='x'>${site.brand}</a>`,
    );
  });

  test.each(languages)("name days, places and screens in %s", (language) => {
    expect(fill("{legal.termsUpdated}", language)).toBe(formatDate(site.legal.termsUpdated, language));
    expect(fill("{path.refund}#section-7", language)).toBe(`${routes.refund[language]}#section-7`);
    expect(fill("{legal.country}", language)).toBe(
      new Intl.DisplayNames(language, { type: "region" }).of(site.legal.country),
    );
  });

  test.each(spoken(["fr", /^1\s095, 40\s€$/], ["en", /^1,095, €40$/], ["de", /^1\.095, 40\s€$/]))(
    "write numbers and amounts as %s does",
    (language, written) => {
      expect(fill("{legalLimits.leadRetentionDays}, {legalLimits.recoveryFee}", language)).toMatch(written);
    },
  );

  test("of prices stay amounts, around which a sentence is set as a whole", () => {
    const [[group, items] = ["", {}]] = Object.entries(prices);
    const [[key, money] = ["", {}]] = Object.entries(items);
    const price = new Amount(money as Money, defaultLanguage);
    const sentence = prepareText(`« {prices.${group}.${key}} »`, defaultLanguage)({});
    expect(sentence).toEqual(["« ", price, " »"]);
    expect(typesetSentence(sentence, defaultLanguage).join("")).toBe(
      typeset(`« ${price} »`, defaultLanguage),
    );
  });

  test.each(["{", "Before {brand", "{legal name}", "{}", "{count, plural, one {a}}"])(
    "that cannot be read are refused: %s",
    (text) => {
      expect(() => prepareText(text, defaultLanguage, ["count"])).toThrow("its placeholders cannot be read");
    },
  );
});
