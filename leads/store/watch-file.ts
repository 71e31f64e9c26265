import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";

/** The header's change counter, sizes and schema: bytes 24 to 43 of the file. */
const header = { from: 24, length: 20 } as const;

/** The command line empties the log after it has erased, in milliseconds after its commit. */
const othersAtWork = 60_000;

/**
 * Notices that the database's file is written by something other than SQLite, such as `cp` of a backup: SQLite's other
 * connections show in `data_version`, a program that copies bytes into the file does not.
 */
export function watchFile(file: string, database: DatabaseSync, now = () => performance.now()) {
  const version = database.prepare("pragma data_version");
  // Opened once and for all: closing any descriptor of the file would drop SQLite's locks of it (POSIX).
  const opened = openSync(file, "r");
  const read = () => ({ file: state(opened), version: version.get()?.["data_version"] });
  let known: ReturnType<typeof read> | undefined;
  let othersUntil = Number.NEGATIVE_INFINITY;
  let isTouched = false;
  return {
    /** Call before a transaction. @throws if the file was written from outside, from then on always. */
    assertUntouched(): void {
      const found = state(opened);
      if (!isTouched && known && found !== known.file) {
        if (version.get()?.["data_version"] !== known.version) othersUntil = now() + othersAtWork;
        isTouched = now() > othersUntil;
      }
      if (isTouched) {
        const message =
          "the database's file was written from outside, restart after restoring it as documented";
        throw Object.assign(new Error(message), { code: "FILE_OVERWRITTEN" });
      }
    },
    /** Call after a transaction. */
    remember(): void {
      if (isTouched) return;
      const before = known?.version;
      known = read();
      if (before !== undefined && known.version !== before) othersUntil = now() + othersAtWork;
    },
    close: () => closeSync(opened),
  };
}

function state(opened: number): string {
  const bytes = Buffer.alloc(header.length);
  readSync(opened, bytes, 0, header.length, header.from);
  return `${fstatSync(opened).size} ${bytes.toString("hex")}`;
}
