import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createServer } from "vite";
import { afterAll, expect, test } from "vitest";
import { announceLateSaves } from "#src/build/dev-late-saves.ts";

const folder = await mkdtemp(join(tmpdir(), "late-saves-"));
const server = await createServer({
  root: folder,
  configFile: false,
  logLevel: "silent",
  server: { middlewareMode: true, ws: false, hmr: false },
});

test("a save is announced that comes within the pause after another", async () => {
  const file = join(folder, "words.txt");
  await writeFile(file, "");
  // A file found by the first scan is watched without an "add".
  await expect.poll(() => Object.values(server.watcher.getWatched()).flat()).toContain("words.txt");
  announceLateSaves(server.watcher);
  const announced: string[] = [];
  server.watcher.on("change", (path) => announced.push(path));

  await writeFile(file, "first");
  await expect.poll(() => announced).toEqual([file]);
  await wait(20);
  await writeFile(file, "second");
  await expect.poll(() => announced).toEqual([file, file]);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
