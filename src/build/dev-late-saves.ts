import { stat } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import type { FSWatcher } from "vite";

/** Longer than the watcher ignores a file after a change, in milliseconds. */
const pause = 100;

/**
 * Makes `npm run dev` notice a save that comes right after another: for 50 ms after a change the watcher (chokidar, see
 * its issue 1455) drops further changes of the same file, and what was read in between would stay.
 */
export function devLateSaves(): AstroIntegration {
  return {
    name: "dev-late-saves",
    hooks: { "astro:server:setup": ({ server }) => announceLateSaves(server.watcher) },
  };
}

/** Announces a file again if it was saved after what was announced last. */
export function announceLateSaves(watcher: FSWatcher): void {
  watcher.on("change", (path, announced) => {
    if (!announced) return;
    setTimeout(async () => {
      const now = await stat(path).catch(() => undefined);
      if (now && now.mtimeMs > announced.mtimeMs) watcher.emit("change", path, now);
    }, pause);
  });
}
