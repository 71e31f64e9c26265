import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What was written, from the project's folder, and what is left to do. */
export interface Written {
  readonly files: readonly string[];
  readonly next: string;
}

/** Writes something new of a name into a project's folder. */
export type Writer = (project: string, name: string) => Promise<Written>;

/** A name that cannot be used, in a sentence that says what can. */
export class WrongName extends Error {}

/** Files of something new: texts to be written, and files that get another line. */
export class NewFiles {
  readonly files: string[] = [];

  readonly #project: string;

  constructor(project: string) {
    this.#project = project;
  }

  /** Writes a file. Fails where there is one already. */
  async write(file: string, text: string | Buffer): Promise<void> {
    const path = join(this.#project, file);
    if (existsSync(path)) throw new WrongName(`${file} is there already; choose another name`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    this.files.push(file);
  }

  /** Writes a file's text anew, where `edit` changes it. */
  async edit(file: string, edit: (text: string) => string): Promise<void> {
    const path = join(this.#project, file);
    const text = await readFile(path, "utf8");
    const edited = edit(text);
    if (edited === text) return;
    await writeFile(path, edited);
    if (!this.files.includes(file)) this.files.push(file);
  }

  /** Puts lines before the first line that `before` matches, after the one that `after` matches. */
  async insert(
    file: string,
    lines: string,
    { after, before }: { after: RegExp; before: RegExp },
  ): Promise<void> {
    const path = join(this.#project, file);
    const text = await readFile(path, "utf8");
    const start = text.search(after);
    const place = start === -1 ? -1 : text.slice(start).search(before);
    if (place === -1)
      throw new WrongName(`${file}: no place was found for this line, add it by hand: ${lines}`);
    await writeFile(path, text.slice(0, start + place) + lines + text.slice(start + place));
    if (!this.files.includes(file)) this.files.push(file);
  }
}

/** Fails on a name that is no folder of a page's address. */
export function checkName(name: string): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new WrongName(`${name} is no name; allowed are small letters, digits and hyphens between them`);
  }
}
