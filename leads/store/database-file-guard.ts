import { openSync, readSync, type Stats, statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";

/** Sizes in the write-ahead log, and where its header and those of its frames have their salts, in bytes. */
const header = { size: 32, salts: 16 } as const;
const frame = { size: 24, salts: 8 } as const;
const saltsSize = 8;

/** How often to look again: another process may write between two looks. */
const maxLooks = 3;

/**
 * Watches, for one connection, the file of the embedded database and its log: whether another, or none, is in the place
 * of either, the database's has become shorter, as it never does by itself, or the log was emptied or overwritten. What
 * is committed then is lost. Damage further inside is found by the hourly backup, which checks every page. It belongs
 * into the thread of the connection, which writes nothing between two looks.
 * @throws if there is no log.
 */
export function guardDatabaseFile(database: DatabaseSync, path: string) {
  const log = `${path}-wal`;
  const progress = database.prepare("pragma wal_checkpoint(noop)");
  const pageSize = Number(database.prepare("pragma page_size").get()?.["page_size"]);
  // The log is there once something has been read.
  progress.get();
  const [initial, initialLog] = [statSync(path), statSync(log)];
  // Neither the database nor its index may be opened here: closing them would release SQLite's locks.
  const handle = openSync(log, "r");
  let longest = initial.size;
  /** At the last look. */
  let lastLook: { salts: Buffer; frames: number } | undefined;

  function readLog(size: number, position: number): Buffer {
    const bytes = Buffer.alloc(size);
    return bytes.subarray(0, readSync(handle, bytes, 0, size, position));
  }

  const readFrameSalts = (index: number) =>
    readLog(saltsSize, header.size + (index - 1) * (frame.size + pageSize) + frame.salts);

  /** Whether the log begins as it should, and its last frame, and the one that was the last before, belong to it. */
  function isLogWhole(): boolean {
    const { log: frames, checkpointed } = { ...progress.get() };
    // Nothing in it is needed any more.
    if (typeof frames !== "number" || frames === checkpointed) return true;
    const start = readLog(header.size, 0);
    if (start.length < header.size || (start.readUInt32BE(0) & ~1) !== 0x377f0682) return false;
    const salts = start.subarray(header.salts, header.salts + saltsSize);
    const earlierFrames = lastLook?.salts.equals(salts) && lastLook.frames <= frames ? [lastLook.frames] : [];
    if (![...earlierFrames, frames].every((index) => readFrameSalts(index).equals(salts))) return false;
    lastLook = { salts, frames };
    return true;
  }

  const isSame = (stats: Stats | undefined, reference: Stats) =>
    stats?.dev === reference.dev && stats.ino === reference.ino;

  return {
    /** @throws if what is committed is lost. */
    assertFileIntact(): void {
      const current = statSync(path, { throwIfNoEntry: false });
      const currentLog = statSync(log, { throwIfNoEntry: false });
      if (current && isSame(current, initial) && isSame(currentLog, initialLog) && current.size >= longest) {
        longest = current.size;
        for (let look = 0; look < maxLooks; look += 1) if (isLogWhole()) return;
      }
      throw Object.assign(new Error("the database's file was replaced or cut"), { code: "FILE_REPLACED" });
    },
  };
}
