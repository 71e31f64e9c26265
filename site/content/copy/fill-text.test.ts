import { describe, expect, test } from "vitest";
import { Amount } from "#contract/copy/sentence.ts";
import { formatDate } from "#contract/formats/dates.ts";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { promises } from "#data/contract/facts/promises.ts";
import { site } from "#data/contract/facts/site.ts";
import { prepareText } from "#site/content/copy/define-site-copy.ts";
import { allPricedItems } from "#site/content/offer/price-list.ts";
import { spoken } from "#tests/support/test-languages.ts";

const fill = (text: string, language = defaultLanguage) => prepareText(text, language)({}).join("");

describe("placeholders", () => {
  test("are filled from site.yaml and the facts, beside apostrophes, quotes and tags too", () => {
    expect(fill("l'{brand} isn't <a href='x'>{contact.email}</a>, {promises.legal.depositPercent}")).toBe(
      `l'${site.brand} isn't <a href='x'>${site.contact.email}</a>, ${promises.legal.depositPercent}`,
    );
  });

  test("keep a brace that is escaped", () => {
    expect(fill("\\{\\{{brand}\\}\\}, it's '\\{x\\}'")).toBe(`{{${site.brand}}}, it's '{x}'`);
    expect(fill("\\{")).toBe("{");
  });

  test.each(languages)("name days, places and screens in %s", (language) => {
    expect(fill("{legal.termsUpdated}", language)).toBe(formatDate(site.legal.termsUpdated, language));
    expect(fill("{path.refund}#section-7", language)).toBe(`${pathOf("refund", language)}#section-7`);
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

  test("of prices stay amounts", () => {
    const [item] = allPricedItems(defaultLanguage);
    const sentence = prepareText(`« {prices.${item?.group}.${item?.key}} »`, defaultLanguage)({});
    expect(sentence).toEqual(["« ", item && new Amount(item.price, defaultLanguage), " »"]);
  });

  test.each(["{", "Before {brand", "{legal name}", "{}", "{count, plural, one {a}}"])(
    "that cannot be read are refused: %s",
    (text) => {
      expect(() => prepareText(text, defaultLanguage, ["count"])).toThrow("its placeholders cannot be read");
    },
  );
});
