import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { articleCategories } from "#content/facts/article-categories.ts";
import { answeredBy } from "#src/content/people/people.ts";
import { defaultLanguage, type Language, languages } from "#src/languages.ts";
import { addCase, change, replaceIn } from "#tests/own-entries.ts";
import { thirdLanguage } from "#tests/spoken.ts";

/** Somebody of the team. */
const author = answeredBy[defaultLanguage];

/** A date that is always in the future. */
const futureDate = "2999-01-01";

/** Content an owner adds to the sample, by what is special about it. */
export const ownedContent = {
  rich: { key: "owned-rich", slug: "un-atelier-en-images" },
  draft: { key: "owned-draft", slug: "un-brouillon" },
  ahead: { key: "owned-ahead", slug: "un-article-a-venir" },
  alone: { key: "owned-alone", slug: "in-one-language" },
  case: { key: "owned-case", slug: "cas-en-photo" },
} as const;

const richText = `
Un texte court[^note].

## Une photo

![Le comptoir d’un atelier](./counter.jpg "Le comptoir, un jeudi")

![Une étagère](./shelf.png)

## Un film

[Une visite de l’atelier](video:./visit.mp4)

## Du code

\`\`\`js
const price = { total: "a line that is much too long for any telephone, which is why it has to scroll to one side" };
\`\`\`

| Jour | Prix |
| --- | ---: |
| Lundi | 12 |

[^note]: Une note.
`;

/** Adds these articles and a case with photographs to a copy of the project. */
export async function writeOwnedContent(folder: string): Promise<void> {
  const articles = join(folder, "content/articles");
  await article(articles, ownedContent.rich, 901, {}, { [defaultLanguage]: richText });
  await photograph(join(articles, ownedContent.rich.key, "counter.jpg"), 2400, 1600);
  await photograph(join(articles, ownedContent.rich.key, "shelf.png"), 600, 900);
  await writeFile(join(articles, ownedContent.rich.key, "visit.mp4"), "");
  await article(articles, ownedContent.draft, 902, { draft: true }, { [defaultLanguage]: "Un brouillon." });
  await article(articles, ownedContent.ahead, 903, { date: futureDate }, { [defaultLanguage]: "Demain." });
  await article(articles, ownedContent.alone, 904, {}, { [thirdLanguage]: "In one language." });

  const own = await addCase(folder, ownedContent.case.key);
  await change(join(own, "facts.yaml"), { slug: ownedContent.case.slug, article: null });
  for (const file of await readdir(own)) {
    if (!/\.(md|yaml)$/.test(file)) await rm(join(own, file), { recursive: true });
  }
  for (const language of languages) {
    const file = join(own, `${language}.md`);
    await change(file, { captions: null, alts: null });
    await replaceIn(file, [/(?<=^## .*\n\n)/m, "![Avant](./site.jpg)\n\n"]);
  }
  await photograph(join(own, "cover.jpg"), 1200, 1200);
  await photograph(join(own, "site.jpg"), 900, 600);
  await photograph(join(folder, `content/people/${author}/portrait.jpg`), 900, 1200);
}

async function article(
  articles: string,
  { key, slug }: { key: string; slug: string },
  id: number,
  facts: Record<string, unknown>,
  texts: Partial<Record<Language, string>>,
): Promise<void> {
  await mkdir(join(articles, key));
  const all = { id, date: "2026-01-15", category: articleCategories[0], author, ...facts };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  await writeFile(join(articles, key, "facts.yaml"), `${lines.join("\n")}\n`);
  for (const [language, text] of Object.entries(texts)) {
    await writeFile(
      join(articles, key, `${language}.md`),
      `---\nslug: ${slug}\ntitle: "Titre ${key}"\nexcerpt: "Un extrait assez long pour la liste des articles, comme il se doit partout ici."\n---\n${text}`,
    );
  }
}

async function photograph(file: string, width: number, height: number): Promise<void> {
  await sharp({ create: { width, height, channels: 3, background: "#a05030" } })
    .withExifMerge({ IFD0: { Artist: "the photographer" } })
    .toFile(file);
}
