import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { NewFiles, type Writer, WrongName } from "#src/build/new-files.ts";
import { isLanguage, type Language, languages } from "#src/languages.ts";

/** Texts are copied from here: English is read by most who translate. */
const source: Language = languages.find((language) => language === "en") ?? languages[0] ?? "fr";

/**
 * A language with the words of another to be written anew: its line, its copy, its legal texts and its cases.
 * Articles may wait.
 */
export const newLanguage: Writer = async (project, name) => {
  if (!/^[a-z]{2}$/.test(name)) {
    throw new WrongName(`${name} is no language; it is its two small letters of ISO 639, such as it`);
  }
  if (isLanguage(name)) throw new WrongName(`the site speaks ${name} already`);
  const files = new NewFiles(project);
  const copy = `content/copy/${source}`;
  for (const file of await readdir(join(project, copy))) {
    const text = await readFile(join(project, copy, file), "utf8");
    await files.write(
      `content/copy/${name}/${file}`,
      text
        .replaceAll(`#content/copy/${source}/`, `#content/copy/${name}/`)
        .replaceAll(`"/${source}/`, `"/${name}/`)
        .replaceAll(`"/${source}"`, `"/${name}"`)
        // Addresses without a prefix are taken.
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
  await files.insert(
    "src/languages.ts",
    `  ${name}: { locale: "${name}-${name.toUpperCase()}", regions: [] },\n`,
    {
      after: /^const settings = /m,
      before: /^\}/m,
    },
  );
  return {
    files: files.files,
    next: `Write the copied texts in the language. npm run check:types lists the rest, file by file; docs/adding.md says more.`,
  };
};
