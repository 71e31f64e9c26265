import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { phones } from "#content/facts/contact-links.ts";
import { site } from "#site.config.ts";
import { fillText } from "#src/content/fill-text.ts";
import type { LegalKey } from "#src/content/legal/legal-texts.ts";
import { languages } from "#src/languages.ts";

/** Number of sections the specification gives each text. */
const sectionCounts: Record<LegalKey, number> = {
  imprint: 5,
  terms: 7,
  privacy: 8,
  refund: 7,
  accessibility: 5,
};

const files = Object.entries(sectionCounts).flatMap(([key, count]) =>
  languages.map((language) => ({ file: `content/legal/${key}/${language}.md`, language, count })),
);

describe.each(files)("$file", ({ file, language, count }) => {
  const raw = readFileSync(file, "utf8");
  const text = fillText(raw, language);

  test("has the sections the specification asks for", () => {
    expect(text.match(/^## /gm)).toHaveLength(count);
  });

  test("links the email address", () => {
    expect(text).toContain(`](mailto:${site.contact.email})`);
  });

  test("names the agency only by placeholder", () => {
    for (const value of [site.brand, site.contact.email, ...Object.values(phones), site.legal.street]) {
      expect(raw).not.toContain(value);
    }
  });
});

describe("the three languages of a legal text", () => {
  test.each(Object.keys(sectionCounts))("use the same facts: %s", (key) => {
    const [first, ...others] = languages.map((language) => {
      const [, , body = ""] = readFileSync(`content/legal/${key}/${language}.md`, "utf8").split("---\n");
      return Array.from(body.matchAll(/\{([\w.]{2,})(?=[,}])/g), ([, name]) => name).toSorted();
    });
    for (const other of others) expect(other).toEqual(first);
  });
});
