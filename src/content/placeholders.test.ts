import { describe, expect, test } from "vitest";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";
import { fillPlaceholders } from "#src/content/placeholders.ts";
import type { Language } from "#src/languages.ts";
import { routes } from "#src/routes.ts";
import { secondLanguage, spoken } from "#tests/spoken.ts";

const fill = (text: string, language: Language = "fr") =>
  fillPlaceholders(text, { file: "content/legal/terms/fr.md", language });

describe("placeholders", () => {
  test("are filled from the identity file and the facts", () => {
    expect(fill("{brand}, {contact.email}")).toBe(`${site.brand}, ${site.contact.email}`);
    expect(fill("{promises.legal.depositPercent}")).toBe(String(promises.legal.depositPercent));
  });

  test("format numbers, amounts, days and countries for the language", () => {
    for (const [language, days, fee, date] of spoken(
      ["fr", /^1\s095$/, /^40\s€$/, /^1er\sjanvier 2024$/],
      ["en", /^1,095$/, /^€40$/, /^1\sJanuary 2024$/],
      ["de", /^1\.095$/, /^40\s€$/, /^1\.\sJanuar 2024$/],
    )) {
      expect(fill("{legalLimits.leadRetentionDays}", language)).toMatch(days);
      expect(fill("{money:legalLimits.recoveryFee}", language)).toMatch(fee);
      expect(fill("{date:legal.termsUpdated}", language)).toMatch(date);
    }
    const countries = new Intl.DisplayNames("fr", { type: "region" });
    expect(fill("{country:legal.country}")).toBe(countries.of(site.legal.country));
    expect(fill("{country:serviceAreas}").split(/, | et /)).toHaveLength(site.serviceAreas.length);
  });

  test("format durations in singular and plural", () => {
    expect(fill("{months:promises.legal.noticeMonths}", "fr")).toMatch(/^1\smois$/);
    expect(fill("{months:legalLimits.consentMonths}", "fr")).toMatch(/^6\smois$/);
    expect(fill("{years:legalLimits.leadRetentionDays}", "fr")).toMatch(/^3\sans$/);
    expect(fill("{years:legalLimits.withdrawalDays}", "fr")).toMatch(/^1\san$/);
  });

  test("work in URLs as encoded by Markdown", () => {
    expect(fill('<a href="mailto:%7Bcontact.email%7D">')).toBe(`<a href="mailto:${site.contact.email}">`);
    expect(fill('<a href="%7Bpath:refund%7D#section-7">', secondLanguage)).toBe(
      `<a href="${routes.refund[secondLanguage]}#section-7">`,
    );
    expect(fill("tel:{dial:contact.phone}")).toMatch(/^tel:\+\d+$/);
    expect(fill("{phone:contact.phone}")).toMatch(/^\+\d+(\u00a0\d+)+$/);
    expect(fill("{host:url}")).toBe(new URL(site.url).hostname);
  });

  test.each([
    "{contact.fax}",
    "{contact}",
    "{constructor}",
    "{legal name}",
    "{}",
    "{size:brand}",
    "{toString:brand}",
    "{date:brand}",
    "{date:promises}",
    "{money:brand}",
    "{money:nothing}",
    "{months:brand}",
    "{years:promises}",
    "{country:promises}",
    "{path:article}",
    "{host:brand}",
  ])("that are unknown fail and name themselves and the file: %s", (placeholder) => {
    expect(() => fill(`Before ${placeholder} after`)).toThrow(
      `content/legal/terms/fr.md: unknown placeholder ${placeholder}`,
    );
  });

  test("that are unknown are named with the values that stand beside them", () => {
    expect(() => fill("{contact.fax}")).toThrow(/allowed are contact\.email, contact\.phone/);
    expect(() => fill("{date:legal.updated}")).toThrow(/allowed are .*legal\.termsUpdated/);
  });
});
