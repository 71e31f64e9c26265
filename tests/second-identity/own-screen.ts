import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Set apart, as the imports of the new files are not imports of this one. */
const alias = "#";

/** Adds the screen `openDays` in these languages, the default one first, to a copy of the project: its line in the routes, a page, a component, a schema and words. */
export async function addScreen(project: string, languages: readonly string[]): Promise<void> {
  const routes = join(project, "contract/routes.ts");
  const text = await readFile(routes, "utf8");
  await writeFile(
    routes,
    text.replace(/^export const screens = \{$/m, '$&\n  openDays: { group: "company" },'),
  );
  await write(project, "site/screens/open-days/words.ts", [
    `import { words } from "${alias}site/content/words/words.ts";`,
    `import { screen, text } from "${alias}contract/copy/words-schema.ts";`,
    'export const openDaysWords = words("openDays", screen({ subtitle: text }));',
  ]);
  await write(project, "site/screens/open-days/open-days.tsx", [
    `import { openDaysWords } from "${alias}site/screens/open-days/words.ts";`,
    `import type { Language } from "${alias}contract/languages.ts";`,
    `import { PageHero } from "${alias}site/sections/page-hero.tsx";`,
    "export function OpenDays({ language }: { language: Language }) {",
    "  const { seo, subtitle } = openDaysWords(language);",
    '  return <PageHero title={seo.h1} subtitle={subtitle} layout="brief" />;',
    "}",
  ]);
  await write(project, "site/screens/open-days/open-days.page.astro", [
    "---",
    `import Document from "${alias}site/layout/document.astro";`,
    `import { staticPaths } from "${alias}contract/routes.ts";`,
    `import { OpenDays } from "${alias}site/screens/open-days/open-days.tsx";`,
    'export const getStaticPaths = () => staticPaths("openDays", "openDays");',
    "const { language } = Astro.props;",
    "---",
    '<Document screen="openDays" language={language}><OpenDays language={language} /></Document>',
  ]);
  for (const language of languages) {
    await write(project, `content/copy/${language}/open-days.yaml`, [
      `address: ${language === languages[0] ? "" : `/${language}`}/open-days`,
      "name: Open days",
      "seo:",
      `  title: Open days, when to see us (${language}) | {brand}`,
      `  description: When people may see how we work, said for search engines (${language}) in one or two plain sentences.`,
      "  keywords: open days",
      "  h1: Open days",
      "subtitle: See how we work.",
    ]);
  }
}

async function write(project: string, file: string, lines: string[]): Promise<void> {
  await mkdir(join(project, file, ".."), { recursive: true });
  await writeFile(join(project, file), `${lines.join("\n")}\n`);
}
