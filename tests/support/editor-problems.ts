import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Collection, editorConfiguration } from "#site/editor/configuration.ts";
import { project } from "#tests/support/project-copy.ts";

/** The words without which a language shows nothing of a folder. */
const lists: Record<string, string> = { articles: "blog", cases: "portfolio", trades: "trade" };

/** What the editor would refuse, or ask for in a language that has no place for it, a line each. */
export function editorProblems({ collections }: ReturnType<typeof editorConfiguration>): string[] {
  const refused = Array.from(
    JSON.stringify(collections).matchAll(/"(?:fields|files|options)":\[\]|"name":"[^"]*[\s.*:<>][^"]*"/g),
    ([part]) => `the editor has ${part}`,
  );
  const missing = collections
    .flatMap(({ files, ...collection }) => files ?? [collection])
    .flatMap((collection) => wordsAskedFor(collection))
    .filter((file) => !existsSync(join(project, file)));
  return [...refused, ...missing.map((file) => `the editor asks for ${file}`)];
}

/** A file for each language in which the editor shows a collection or one of its files. */
function wordsAskedFor({ file, folder = "", name, i18n }: Collection): string[] {
  if (typeof i18n !== "object") return [];
  const list = lists[name];
  if (!file && !list) return [];
  const pattern = file ?? `${dirname(folder)}/copy/{{locale}}/${list}.yaml`;
  return i18n.locales.map((language) => pattern.replace("{{locale}}", language));
}
