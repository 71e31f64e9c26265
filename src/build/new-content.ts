import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { articleCategories } from "#content/facts/article-categories.ts";
import { caseCategories } from "#content/facts/case-categories.ts";
import { serviceKeys } from "#content/facts/services.ts";
import { people } from "#content/facts/team.ts";
import { site } from "#site.config.ts";
import { checkName, type Generator, NewFiles } from "#src/build/new-files.ts";
import { today } from "#src/content/publication.ts";
import { languages } from "#src/languages.ts";

const persons = Object.keys(people);

/** Highest number used for a key in the facts of a folder. */
async function highest(folder: string, key: string): Promise<number> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const files = names.map((name) => join(folder, name, "facts.yaml")).filter((file) => existsSync(file));
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return Math.max(
    0,
    ...texts.map((text) => Number(text.match(new RegExp(`^${key}: (\\d+)`, "m"))?.[1] ?? 0)),
  );
}

const titleOf = (name: string) => (name[0] ?? "").toUpperCase() + name.slice(1).replaceAll("-", " ");

/** Creates a draft of an article in every language. */
export const newArticle: Generator = async (project, name) => {
  checkName(name);
  const folder = `content/articles/${name}`;
  const files = new NewFiles(project);
  await files.write(
    `${folder}/facts.yaml`,
    `# What the languages of the article share.
id: ${(await highest(join(project, "content/articles"), "id")) + 1}
# The day it appears; a day to come is seen in development alone.
date: ${today()}
# Seen in development alone; take the line away to publish.
draft: true
# One of ${articleCategories.join(", ")}.
category: ${articleCategories[0]}
# One of ${persons.join(", ")}.
author: ${persons[0]}
# Where you have them:
# updated: ${today()}
# case: the folder of a case that shows it
# service: one of ${serviceKeys.join(", ")}
`,
  );
  for (const language of languages) {
    await files.write(
      `${folder}/${language}.md`,
      `---
# The last part of its address in this language: small letters, digits, hyphens.
slug: ${language === languages[0] ? name : `${name}-${language}`}
title: "${titleOf(name)}"
# 70 to 160 letters, for lists and search engines.
excerpt: "What the reader will know or be able to do after reading it, in one or two plain sentences of their own words."
# Who wrote it, and how they know (may be left out).
# byline: ""
---

The first paragraph says what the article is about.

## The first heading

Links lead to screens, articles and cases: [contact](route:contact). A picture beside this file is
written \`![What it shows](./picture.jpg "Caption")\` in a paragraph of its own.
`,
    );
  }
  return {
    files: files.files,
    next: "Write the texts; delete the languages it will not appear in. npm run dev shows it in the blog.",
  };
};

/** Creates a draft of a case in every language, with a plain cover. */
export const newCase: Generator = async (project, name) => {
  checkName(name);
  const folder = `content/cases/${name}`;
  const files = new NewFiles(project);
  await files.write(
    `${folder}/facts.yaml`,
    `# What the languages of the case share.
# Place in the portfolio.
order: ${(await highest(join(project, "content/cases"), "order")) + 1}
slug: ${name}
# Seen in development alone; take the line away to publish.
draft: true
client: ${titleOf(name)}
# ISO 3166 code of the client's country.
country: ${site.legal.country}
place: ${site.legal.city}
year: ${today().slice(0, 4)}
# A count of days, weeks or months.
duration: { count: 4, unit: weeks }
# The client's site; without it the work is confidential.
# url: https://example.org
# One or several of ${caseCategories.join(", ")}.
categories: [${caseCategories[0]}]
# One of ${serviceKeys.join(", ")}.
service: ${serviceKeys[0]}
# Who worked on it, the client's contact first: ${persons.join(", ")}.
people: [${persons[0]}]
# Folder of an article that goes with it.
# article:
technologies: [Astro]
# The figures it is known by, the most telling first: change or share in per cent, count, seconds, minutes, hours.
metrics:
  requests: { change: 20 }
# Figures that the texts alone name.
figures:
  months: { count: 3 }
# What the client said needs a quote and a role in every language too.
# testimonial: { author: Name Surname }
# true puts the sign on it that it is made up.
sample: false
`,
  );
  for (const language of languages) {
    await files.write(
      `${folder}/${language}.md`,
      `---
title: "${titleOf(name)}"
# A figure is named in braces and written without its sign.
headline: "{requests} more requests in {months} months"
# 90 to 160 letters.
excerpt: "What the client's day was like before and what is different now, in one or two plain sentences of their own words."
sector: "The client's trade"
# As many in every language.
tags: ["Website"]
# What the cover shows, for those who cannot see it.
cover: "What the cover shows."
# Beside before.jpg, detail.jpg or phone.jpg:
# captions: { before: "What it tells." }
# alts: { before: "What it shows." }
labels: { requests: "more requests" }
# quote: "What the client said."
# role: "owner"
seoTitle: "${titleOf(name)}"
seoKeywords: "${name.replaceAll("-", " ")}"
---

## The challenge

What was there before, and what it cost.

## The solution

What was done, in the order it was done.

## The results

- Requests rose by {requests} in {months} months.
`,
    );
  }
  // A placeholder until the photograph is there.
  const cover = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#c9cacd" } });
  await files.write(`${folder}/cover.jpg`, await cover.jpeg().toBuffer());
  return {
    files: files.files,
    next: "Put a photograph in the place of cover.jpg and write the texts. npm run dev shows it in the portfolio.",
  };
};
