import { expect, test } from "vitest";
import { site } from "#site.config.ts";
import { llmsTxt } from "#src/feeds/llms.ts";
import { defaultLanguage, localize } from "#src/languages.ts";
import { pathOf, pathsOf } from "#src/routes.ts";
import { secondLanguage, thirdLanguage } from "#tests/spoken.ts";

const each = (text: string) => localize((language) => `${text} ${language}`);
const groupNames = { services: "S", portfolio: "P", blog: "B", company: "C", legal: "L" };
const text = llmsTxt(
  [
    {
      key: "work",
      route: "case",
      group: "portfolio",
      paths: localize((language) => `/${language}/work`),
      name: each("Work"),
      description: each("About"),
    },
    {
      key: "contact",
      route: "contact",
      group: "company",
      paths: pathsOf("contact"),
      name: each("Contact"),
      description: each("Write"),
    },
  ],
  { summary: each("Agency"), groups: localize(() => groupNames) },
);

test("llms.txt starts with the brand and a summary, as llmstxt.org asks", () => {
  expect(text).toMatch(new RegExp(`^# ${site.brand}\\n\\n> Agency ${defaultLanguage}\\n`));
});

test("pages with a Markdown version are linked to it, others directly", () => {
  expect(text).toContain(
    `- [Work ${secondLanguage}](${site.url}/${secondLanguage}/work.md): About ${secondLanguage}`,
  );
  expect(text).toContain(
    `- [Contact ${thirdLanguage}](${site.url}${pathOf("contact", thirdLanguage)}): Write ${thirdLanguage}`,
  );
});
