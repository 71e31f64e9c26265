import { expect, test } from "vitest";
import { site } from "#site.config.ts";
import { llmsTxt } from "#src/feeds/llms.ts";
import { localize } from "#src/languages.ts";

const each = (text: string) => localize((language) => `${text} ${language}`);
const groupNames = { services: "S", portfolio: "P", blog: "B", company: "C", legal: "L" };
const text = llmsTxt(
  [
    {
      route: "websites",
      group: "services",
      paths: { fr: "/s", en: "/en/s", de: "/de/s" },
      name: each("Sites"),
      description: each("About"),
    },
    {
      route: "contact",
      group: "company",
      paths: { fr: "/c", en: "/en/c", de: "/de/c" },
      name: each("Contact"),
      description: each("Write"),
    },
  ],
  { summary: each("Agency"), groups: localize(() => groupNames) },
);

test("it opens with the brand and a summary, as llmstxt.org asks", () => {
  expect(text).toMatch(new RegExp(`^# ${site.brand}\\n\\n> Agency fr\\n`));
});

test("what has a Markdown version is linked to it, anything else to its page", () => {
  expect(text).toContain(`- [Sites en](${site.url}/en/s.md): About en`);
  expect(text).toContain(`- [Contact de](${site.url}/de/c): Write de`);
});
