import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { phones } from "#contract/contact-links.ts";
import { site } from "#contract/facts/site.ts";
import { languages } from "#contract/languages.ts";
import { siteFolder } from "#contract/site-folder.ts";
import type { LegalKey } from "#site/content/legal/legal-texts.ts";

const keys: LegalKey[] = ["imprint", "terms", "privacy", "refund", "accessibility"];

describe.each(keys)("the languages of %s", (key) => {
  const texts = languages.map((language) =>
    readFileSync(`${siteFolder}/legal/${key}/text.${language}.md`, "utf8"),
  );

  test("name the agency only by placeholder", () => {
    for (const value of [site.brand, site.contact.email, ...Object.values(phones), site.legal.street]) {
      expect(texts.filter((text) => text.includes(value))).toEqual([]);
    }
  });

  test("use the same facts", () => {
    const [first, ...others] = texts.map((text) => {
      const [, , body = ""] = text.split("---\n");
      return Array.from(body.matchAll(/\{([\w.]{2,}?)(?:First)?(?=[,}])/g), ([, name]) => name).toSorted();
    });
    for (const [place, other] of others.entries()) {
      const [one, another] = [languages[0], languages[place + 1]].map(
        (language) => `${key}/text.${language}.md`,
      );
      expect(other, `${another} compared with ${one}`).toEqual(first);
    }
  });
});
