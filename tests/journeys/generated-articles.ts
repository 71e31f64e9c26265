import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { languages } from "#src/languages.ts";
import { project } from "#tests/project-copy.ts";

/**
 * Adds this many copies of the project's own articles to a copy of the project. The copies of one round link
 * to each other.
 */
export async function generateArticles(copy: string, count: number): Promise<void> {
  const originals = join(project, "content/articles");
  const folder = join(copy, "content/articles");
  await rm(folder, { recursive: true });
  const keys = (await readdir(originals)).sort();
  // The first round keeps its names, because the cases link to them.
  const nameOf = (key: string, round: number) =>
    round === 0 ? key : `${key}-${String(round).padStart(4, "0")}`;
  for (let position = 0; position < count; position += 1) {
    const key = keys[position % keys.length] ?? "";
    const round = Math.floor(position / keys.length);
    const lastRound = (other: string) => round * keys.length + keys.indexOf(other) >= count;
    const target = join(folder, nameOf(key, round));
    await mkdir(target, { recursive: true });
    const day = new Date(Date.UTC(2000, 0, 1 + position)).toISOString().slice(0, 10);
    const facts = await readFile(join(originals, key, "facts.yaml"), "utf8");
    await writeFile(
      join(target, "facts.yaml"),
      facts.replace(/^id: .*$/m, `id: ${position + 1}`).replace(/^date: .*$/m, `date: ${day}`),
    );
    if (existsSync(join(originals, key, "figure.yaml"))) {
      await copyFile(join(originals, key, "figure.yaml"), join(target, "figure.yaml"));
    }
    for (const language of languages) {
      const text = await readFile(join(originals, key, `${language}.md`), "utf8");
      await writeFile(
        join(target, `${language}.md`),
        text
          .replace(/^slug: (.*)$/m, (_line, slug: string) => `slug: ${nameOf(slug, round)}`)
          .replace(/^title: "/m, `title: "${position + 1}. `)
          .replace(/\(article:([\w-]+)\)/g, (_link, other: string) => {
            return `(article:${nameOf(other, lastRound(other) ? 0 : round)})`;
          }),
      );
    }
  }
}
