import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Document, parseDocument } from "yaml";

/** Adds a case to a copy of the project, made from one it has: its folder and slug bear the name; home does not show it. */
export async function addCase(project: string, name: string): Promise<string> {
  const cases = join(project, "content/cases");
  const entries = await readdir(cases, { withFileTypes: true });
  const [first = ""] = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
  const folder = join(cases, name);
  await cp(join(cases, first), folder, { recursive: true });
  await change(join(folder, "facts.yaml"), { order: 1000, slug: name, home: null });
  for (const file of (await readdir(folder)).filter((one) => one.endsWith(".md"))) {
    await change(join(folder, file), { homeBadge: null, homeObjective: null, homeSolution: null });
  }
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
