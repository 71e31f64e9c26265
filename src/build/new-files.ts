import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Files that were written, relative to the project, and what is left to do. */
export interface GeneratedFiles {
  readonly files: readonly string[];
  readonly next: string;
}

/** Creates something new with this name in a project. */
export type Generator = (project: string, name: string) => Promise<GeneratedFiles>;

/** Invalid name; the message says which names are allowed. */
export class InvalidName extends Error {}

/** Collects the files of something new: new texts, and existing files that get another line. */
export class NewFiles {
  readonly files: string[] = [];

  readonly #project: string;

  constructor(project: string) {
    this.#project = project;
  }

  /** Writes a new file; fails if it already exists. */
  async write(file: string, text: string | Buffer): Promise<void> {
    const path = join(this.#project, file);
    if (existsSync(path)) throw new InvalidName(`${file} is there already; choose another name`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    this.files.push(file);
  }

  /** Rewrites a file if `edit` changes its text. */
  async edit(file: string, edit: (text: string) => string): Promise<void> {
    const path = join(this.#project, file);
    const text = await readFile(path, "utf8");
    const edited = edit(text);
    if (edited === text) return;
    await writeFile(path, edited);
    if (!this.files.includes(file)) this.files.push(file);
  }

  /** Inserts lines before the first line matching `before` that follows the one matching `after`. */
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
      throw new InvalidName(`${file}: no place was found for this line, add it by hand: ${lines}`);
    await writeFile(path, text.slice(0, start + place) + lines + text.slice(start + place));
    if (!this.files.includes(file)) this.files.push(file);
  }
}

/** Fails on a name that cannot be used as a path segment. */
export function checkName(name: string): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new InvalidName(`${name} is no name; allowed are small letters, digits and hyphens between them`);
  }
}
