import { checkName, type Generator, InvalidName, NewFiles } from "#src/build/new-files.ts";
import { defaultLanguage, languages } from "#src/languages.ts";
import { isScreenKey } from "#src/routes.ts";

/** Set apart, as the imports of the new files are not imports of this one. */
const alias = "#";

const importLine = (what: string, file: string) => `import { ${what} } from "${alias}${file}";`;

/** Creates a screen with a page in every language. */
export const newScreen: Generator = async (project, name) => {
  checkName(name);
  if (/^\d/.test(name)) throw new InvalidName(`${name} is no name of a screen; begin with a letter`);
  const key = name.replace(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase());
  if (isScreenKey(key)) throw new InvalidName(`there is a screen ${key} already; choose another name`);
  const title = name[0]?.toUpperCase() + name.slice(1).replaceAll("-", " ");
  const component = title.replace(/ (.)/g, (_space, letter: string) => letter.toUpperCase());
  const files = new NewFiles(project);

  for (const language of languages) {
    const isContract = language === defaultLanguage;
    const copy = `content/copy/${language}`;
    await files.write(
      `${copy}/${name}.ts`,
      `${isContract ? "" : `import type { ${key} as contract } from "#content/copy/${defaultLanguage}/${name}.ts";\n`}import { site } from "#site.config.ts";

/** Words of the screen ${name}${isContract ? "; every language has the same parts" : ""}. */
export const ${key}${isContract ? "" : ": typeof contract"} = {
  seo: {
    // 30 to 60 characters, unique on the site.
    title: \`${title}: what this page is about (${language}) | \${site.brand}\`,
    // 70 to 160 characters, unique on the site.
    description: "What people find on the page ${name}, said for search engines in ${language} in one or two plain sentences.",
    keywords: "${name.replaceAll("-", " ")}",
    h1: "${title}",
  },
  subtitle: "What this page is for, in a sentence.",
};
`,
    );
    const path = isContract ? `/${name}` : `/${language}/${name}`;
    await files.insert(`${copy}/addresses.ts`, `  ${key}: "${path}",\n`, {
      after: /^export const addresses/m,
      before: /^\}/m,
    });
    await files.insert(`${copy}/layout.ts`, `    ${key}: "${title}",\n`, {
      after: /^ {2}screens: \{/m,
      before: /^ {2}\}/m,
    });
    await files.insert(
      `${copy}/index.ts`,
      `import { ${key} } from "#content/copy/${language}/${name}.ts";\n`,
      {
        after: /^import/m,
        before: /^import/m,
      },
    );
    await files.insert(`${copy}/index.ts`, `  ${key},\n`, { after: /^export const copy/m, before: /^\}/m });
  }
  await files.insert("src/routes.ts", `  ${key}: "company",\n`, {
    after: /^export const groupOf/m,
    before: /^\}/m,
  });
  await files.write(
    `src/screens/${name}/${name}.tsx`,
    `${importLine("wordsOf", "src/content/words.ts")}
import type { Language } from "#src/languages.ts";
${importLine("PageHero", "src/sections/page-hero.tsx")}

/** What the screen shows; bands that other screens show too are in \`src/sections\`. */
export function ${component}({ language }: { readonly language: Language }) {
  const { seo, subtitle } = wordsOf("${key}", language);
  return <PageHero title={seo.h1} subtitle={subtitle} layout="brief" />;
}
`,
  );
  await files.write(
    `src/pages/[...${key}].astro`,
    `---
import Document from "${alias}src/layout/document.astro";
import { staticPaths } from "#src/routes.ts";
${importLine(component, `src/screens/${name}/${name}.tsx`)}

export const getStaticPaths = () => staticPaths("${key}", "${key}");

const { language } = Astro.props;
---

<Document screen="${key}" language={language}>
  <${component} language={language} />
</Document>
`,
  );
  return {
    files: files.files,
    next: `Write the words in each language, and its place among the site's pages (groupOf in src/routes.ts); then npm run format. It is at /${name}.`,
  };
};
