import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";

/** Files by their path: what they say, or their bytes. */
export type Files = Record<string, string | number[]>;

/** Puts files where the browser keeps those of a page, with the folder by which the editor knows a repository. */
export function putFiles(page: Page, files: Record<string, string>): Promise<void> {
  return page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    for (const [name, text] of Object.entries(all)) {
      const parts = name.split("/");
      const last = parts.pop() ?? "";
      let folder = root;
      for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await (await folder.getFileHandle(last, { create: true })).createWritable();
      await file.write(text);
      await file.close();
    }
  }, files);
}

/** The files there. */
export function filesIn(page: Page): Promise<Files> {
  return page.evaluate(async () => {
    const files: Record<string, string | number[]> = {};
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, entry] of folder.entries()) {
        if (entry instanceof FileSystemDirectoryHandle) await read(entry, `${path}${name}/`);
        if (!(entry instanceof FileSystemFileHandle)) continue;
        const file = await entry.getFile();
        const isText = /\.(md|yaml)$/.test(name);
        files[path + name] = isText
          ? await file.text()
          : Array.from(new Uint8Array(await file.arrayBuffer()));
      }
    };
    await read(await navigator.storage.getDirectory(), "");
    return files;
  });
}

/** Brings what has changed there into a folder of the machine. */
export function writeChanges(folder: string, before: Files, after: Files): void {
  for (const name of Object.keys(before)) if (!(name in after)) rmSync(join(folder, name));
  for (const [name, content] of Object.entries(after)) {
    if (content === before[name]) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === "string" ? content : Buffer.from(content));
  }
}
