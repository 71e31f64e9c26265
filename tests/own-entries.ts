import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Adds an article to a copy of the project, made from one it has: its folder, and its slugs, bear the name. */
export async function addArticle(project: string, name: string): Promise<string> {
  return addEntry(project, "articles", name, { id: numberOf(name), case: null });
}

/** Adds a case likewise. */
export async function addCase(project: string, name: string): Promise<string> {
  return addEntry(project, "cases", name, { order: numberOf(name), slug: name, home: null });
}

/** A number that no entry has. */
function numberOf(name: string): number {
  return 1000 + [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

async function addEntry(
  project: string,
  kind: "articles" | "cases",
  name: string,
  facts: Readonly<Record<string, string | number | null>>,
): Promise<string> {
  const entries = (await readdir(join(project, "content", kind))).toSorted();
  const folder = join(project, "content", kind, name);
  await cp(join(project, "content", kind, entries[0] ?? ""), folder, { recursive: true });
  await change(join(folder, "facts.yaml"), facts);
  for (const file of await readdir(folder)) {
    if (file.endsWith(".md") && kind === "articles") {
      await change(join(folder, file), { slug: `${name}-${file.replace(".md", "")}` });
    }
  }
  return folder;
}

/** Sets lines of YAML, and removes those that are null. */
export async function change(
  file: string,
  lines: Readonly<Record<string, string | number | boolean | null>>,
): Promise<void> {
  let text = await readFile(file, "utf8");
  for (const [key, value] of Object.entries(lines)) {
    const line = new RegExp(`^${key}: .*\\n`, "m");
    if (value === null) text = text.replace(line, "");
    else if (line.test(text)) text = text.replace(line, `${key}: ${value}\n`);
    else
      text = text.startsWith("---")
        ? text.replace(/^---\n/, `---\n${key}: ${value}\n`)
        : `${key}: ${value}\n${text}`;
  }
  await writeFile(file, text);
}
