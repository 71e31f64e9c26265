/**
 * Run by `npm run build:fixture`: the starter as an owner might have filled it in, and as unlike the sample as a site
 * can be. Its gaps have plain words; its second language is one that the sample lacks; one currency, not the sample's
 * first; every field of the form waived that may be, and some added.
 */
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const folder = "tests/fixture";

rmSync(folder, { recursive: true, force: true });
cpSync("starter", folder, { recursive: true });

let sentences = 0;
/** Another one each time: no two pages have the same title or description. */
const sentence = () => `Uma frase simples, a ${++sentences}`;

/** Writes files of the fixture otherwise. */
function edit(pattern: string, from: string | RegExp, to: string | (() => string)): void {
  for (const file of globSync(`${folder}/${pattern}`))
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(from, typeof to === "string" ? () => to : to));
}

const [second, other] = ["fr", "pt"];
for (const file of globSync(`${folder}/{copy/${second},{legal,people}/*/text.${second}.*}`))
  renameSync(file, file.replace(new RegExp(`${second}(?=$|\\.\\w+$)`), other));
edit(
  "facts/languages.yaml",
  `${second}: { locale: fr-FR, regions: [], rules: french }`,
  `${other}: { locale: pt-PT, regions: [] }`,
);
edit("people/*/person.yaml", second, other);
edit("{site.yaml,facts/*.yaml}", /\bEUR\b/g, "GBP");
const waived = "{ company: optional, phone: optional, projectType: optional, budget: absent }";
edit("facts/contact-form.yaml", /^fields: .*$/gm, `fields: ${waived}`);
const inBoth = (text: string) => `{ en: "${text}", ${other}: "${sentence()}" }`;
edit(
  "facts/contact-form.yaml",
  /^extraFields: \{\}$/gm,
  `extraFields:
  size:
    kind: choice
    required: true
    label: ${inBoth("Where do you sell?")}
    hint: ${inBoth("Where most of your customers are")}
    missing: ${inBoth("Please say where you sell")}
    options: { market: ${inBoth("On markets")}, shop: ${inBoth("In a shop")} }
  wishes: { kind: long text, label: ${inBoth("Your wishes")} }
  call-back: { kind: checkbox, label: ${inBoth("Please call me back")} }`,
);
edit("people/*/person.yaml", "[first and last name]", "Rita Moura");
edit("{site.yaml,{copy,people}/**/*.yaml}", /(?<="[^"\n]*)\[\p{L}[^\][]+\](?=[^"\n]*")/gu, sentence);
edit("legal/**/*.md", /\[\p{L}[^\][]+\](?!\()/gu, sentence);
edit("site.yaml", "https://example.com", "https://olaria.example");
for (const file of globSync(`${folder}/legal/privacy/*.md`))
  appendFileSync(
    file,
    "\n\n<samp>{storage.formText}</samp>, <samp>{storage.language}</samp>, {contactForm.extraFields}\n",
  );
const portrait = sharp({ create: { width: 640, height: 640, channels: 3, background: "grey" } });
await portrait.toFile(join(folder, "people/somebody/portrait.jpg"));

// A page of its own, with what texts can hold.
const page = join(folder, "pages/oficina");
mkdirSync(page, { recursive: true });
for (const language of ["en", other])
  writeFileSync(
    join(page, `text.${language}.md`),
    `---
address: /oficina
title: "${sentence()}"
seoTitle: "${sentence()}"
seoDescription: "${sentence()}, ${sentence()}, ${sentence()}, ${sentence()}"
seoKeywords: oficina
h1: "${sentence()}"
subtitle: "${sentence()}"
footer: agency
closing: "${sentence()}"
---

${sentence()}: {prices.consulting.hour}.

![${sentence()}](./oven.jpg)

## ${sentence()}

| ${sentence()} | ${sentence()} |
|---|---|
| ${sentence()} | ${sentence()} |

- [x] ${sentence()}
- [ ] [${sentence()}](route:contact)
`,
  );
await sharp({ create: { width: 900, height: 600, channels: 3, background: "grey" } }).toFile(
  join(page, "oven.jpg"),
);

// Lists that an owner has emptied, and the only article of a blog: neither leaves a title with nothing below.
edit("copy/en/consulting.yaml", /^badges:\n(?: .*\n)+/gm, "badges: {}\n");
edit("copy/en/consulting.yaml", /^( {2}items:)\n(?: {4}.*\n)+(?=prices:)/gm, "  items: {}\n");
for (const file of ["copy/en/blog.yaml", "copy/en/article.yaml", "facts/article-topics.yaml"])
  cpSync(`sample/${file}`, join(folder, file));
const article = join(folder, "articles/forno");
mkdirSync(article, { recursive: true });
writeFileSync(join(article, "facts.yaml"), "id: 1\ndate: 2026-01-31\ncategory: seo\nauthor: somebody\n");
writeFileSync(
  join(article, "text.en.md"),
  `---
slug: forno
title: "${sentence()}"
excerpt: "${sentence()}, ${sentence()}, ${sentence()}, ${sentence()}"
---

${sentence()}.

## ${sentence()}

${sentence()}.
`,
);
