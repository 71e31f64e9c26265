import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Document, parseDocument } from "yaml";

/** Adds an article to a copy of the project, made from one it has: its folder, and its slugs, bear the name. */
export async function addArticle(project: string, name: string): Promise<string> {
  const folder = await addEntry(project, "articles", name, { id: numberOf(name), case: null });
  for (const file of await textsIn(folder)) {
    await change(join(folder, file), { slug: `${name}-${file.replace(".md", "")}` });
  }
  return folder;
}

/** Adds a case likewise; the home page does not show it. */
export async function addCase(project: string, name: string): Promise<string> {
  const folder = await addEntry(project, "cases", name, { order: numberOf(name), slug: name, home: null });
  for (const file of await textsIn(folder)) {
    await change(join(folder, file), { homeBadge: null, homeObjective: null, homeSolution: null });
  }
  return folder;
}

/** A number that no entry has. */
function numberOf(name: string): number {
  return 1000 + [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

async function textsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith(".md"));
}

async function addEntry(
  project: string,
  kind: "articles" | "cases",
  name: string,
  facts: Record<string, unknown>,
): Promise<string> {
  const entries = await readdir(join(project, "content", kind), { withFileTypes: true });
  const [first = ""] = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
  const folder = join(project, "content", kind, name);
  await cp(join(project, "content", kind, first), folder, { recursive: true });
  await change(join(folder, "facts.yaml"), facts);
  return folder;
}

/** Sets values of a YAML file or of a text's front matter, and removes those that are null. */
export async function change(file: string, values: Record<string, unknown>): Promise<void> {
  await edit(file, (document) => {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) document.delete(key);
      else document.set(key, value);
    }
  });
}

/** Edits a YAML file or the front matter of a text. */
export async function edit(file: string, make: (document: Document) => void): Promise<void> {
  const text = await readFile(file, "utf8");
  const [, head = text, body] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
  const document = parseDocument(head);
  make(document);
  const edited = document.toString({ lineWidth: 0 });
  await writeFile(file, body === undefined ? edited : `---\n${edited}---\n${body}`);
}

/** What of a text to replace, and by what. */
export type Edit = [from: RegExp, to: string];

/** Replaces parts of a file; each must be there. */
export async function replaceIn(file: string, ...edits: Edit[]): Promise<void> {
  let text = await readFile(file, "utf8");
  for (const [from, to] of edits) {
    if (!from.test(text)) throw new Error(`${file} has no ${from}`);
    text = text.replace(from, to);
  }
  await writeFile(file, text);
}
