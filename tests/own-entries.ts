import { readFile, writeFile } from "node:fs/promises";
import { type Document, parseDocument } from "yaml";

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
