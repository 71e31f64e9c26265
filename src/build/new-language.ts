import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Generator, InvalidName, NewFiles } from "#src/build/new-files.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "#src/languages.ts";

/** Most translators read English. */
const preferred: string = "en";

/** Language the texts are copied from. The default language's addresses have no prefix, and its copy is the shape of the others'. */
const source: Language =
  languages.find((language) => language === preferred) ??
  languages.find((language) => language !== defaultLanguage) ??
  defaultLanguage;

/**
 * Adds a language with texts copied for translation: its entry, copy, legal texts and cases. Articles can
 * follow later.
 */
export const newLanguage: Generator = async (project, name) => {
  if (!/^[a-z]{2}$/.test(name)) {
    throw new InvalidName(`${name} is no language; it is its two small letters of ISO 639, such as it`);
  }
  if (isLanguage(name)) throw new InvalidName(`the site speaks ${name} already`);
  const files = new NewFiles(project);
  const copy = `content/copy/${source}`;
  const prefix = source === defaultLanguage ? "" : `/${source}`;
  for (const file of await readdir(join(project, copy))) {
    const text = await readFile(join(project, copy, file), "utf8");
    await files.write(
      `content/copy/${name}/${file}`,
      text
        .replaceAll(`#content/copy/${source}/`, `#content/copy/${name}/`)
        .replaceAll(/"(\/[^"]*)"/g, (quoted, path: string) => {
          if (file !== "addresses.ts" || !path.startsWith(prefix)) return quoted;
          return `"/${name}${path.slice(prefix.length).replace(/\/$/, "")}"`;
        })
        // Paths without a prefix are already taken.
        .replace(/^(export const furtherAddresses[^=]*= )\{.*?^\}/ms, "$1{}"),
    );
  }
  for (const folder of ["legal", "cases"]) {
    for (const entry of await readdir(join(project, "content", folder), { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const text = await readFile(join(project, "content", folder, entry.name, `${source}.md`));
      await files.write(`content/${folder}/${entry.name}/${name}.md`, text);
    }
  }
  // The country where most of its readers live.
  const { region } = new Intl.Locale(name).maximize();
  await files.insert(
    "src/languages.ts",
    `  ${name}: { locale: "${[name, region].filter(Boolean).join("-")}", regions: [] },\n`,
    {
      after: /^const settings = /m,
      before: /^\}/m,
    },
  );
  // Copied for now: the contact person, the accent colour and the names of towns.
  await files.edit("content/facts/team.ts", (text) =>
    text.replace(
      new RegExp(`(languages: \\[[^\\]]*)(\\],\\s*answers: \\[[^\\]]*"${source}"[^\\]]*)`),
      (_, works: string, answers: string) =>
        `${works.includes(`"${name}"`) ? works : `${works}, "${name}"`}${answers}, "${name}"`,
    ),
  );
  await files.edit("src/styles/tokens.css", (text) =>
    text.replace(
      new RegExp(`^( *):root:lang\\(${source}\\) \\{.*?^\\1\\}\\n`, "gms"),
      (block) => `${block}\n${block.replace(`lang(${source})`, `lang(${name})`)}`,
    ),
  );
  for (const entry of await readdir(join(project, "content/cases"), { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    await files.edit(`content/cases/${entry.name}/facts.yaml`, (text) =>
      text.replace(
        new RegExp(`^(place: \\{.*\\b${source}: ([^,}]*[^,} ]).*?) *\\}`, "m"),
        `$1, ${name}: $2 }`,
      ),
    );
  }
  return {
    files: files.files,
    next: `Write the copied texts in the language, and decide who answers it (content/facts/team.ts) and in which accent (src/styles/tokens.css). npm run check:types lists what is missing; docs/adding.md says more.`,
  };
};
