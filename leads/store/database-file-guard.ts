import { openSync, readSync, type Stats, statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";

/**
 * Sizes of the headers in the write-ahead log, of the log itself and of a frame, and the positions of their salts, in
 * bytes.
 */
const header = { size: 32, salts: 16 } as const;
const frame = { size: 24, salts: 8 } as const;
const saltsSize = 8;

/** How often the log is checked before it counts as damaged: another process may write during a check. */
const maxChecks = 3;

/**
 * Watches the file of the embedded database and its write-ahead log for one connection. Commits are lost if either file
 * has been replaced or removed, if the database has become shorter, which never happens by itself, or if the log has
 * been emptied or overwritten. Damage inside the database is found by the hourly backup, which checks every page. The
 * guard must run in the thread of the connection, so that the connection writes nothing during a check.
 * @throws if there is no log.
 */
export function guardDatabaseFile(database: DatabaseSync, path: string) {
  const log = `${path}-wal`;
  const progress = database.prepare("pragma wal_checkpoint(noop)");
  const pageSize = Number(database.prepare("pragma page_size").get()?.["page_size"]);
  // SQLite creates the log with the first read.
  progress.get();
  const [initial, initialLog] = [statSync(path), statSync(log)];
  // Neither the database nor its index may be opened here: closing them would release SQLite's locks.
  const handle = openSync(log, "r");
  let longest = initial.size;
  /** What the last check found. */
  let lastCheck: { salts: Buffer; frames: number } | undefined;

  function readLog(size: number, position: number): Buffer {
    const bytes = Buffer.alloc(size);
    return bytes.subarray(0, readSync(handle, bytes, 0, size, position));
  }

  const readFrameSalts = (index: number) =>
    readLog(saltsSize, header.size + (index - 1) * (frame.size + pageSize) + frame.salts);

  /**
   * Whether the header of the log is valid, and its last frame, and the last one of the check before, have the same
   * salts.
   */
  function isLogWhole(): boolean {
    const { log: frames, checkpointed } = { ...progress.get() };
    // The database contains everything already.
    if (typeof frames !== "number" || frames === checkpointed) return true;
    const start = readLog(header.size, 0);
    if (start.length < header.size || (start.readUInt32BE(0) & ~1) !== 0x377f0682) return false;
    const salts = start.subarray(header.salts, header.salts + saltsSize);
    const earlierFrames =
      lastCheck?.salts.equals(salts) && lastCheck.frames <= frames ? [lastCheck.frames] : [];
    if (![...earlierFrames, frames].every((index) => readFrameSalts(index).equals(salts))) return false;
    lastCheck = { salts, frames };
    return true;
  }

  const isSame = (stats: Stats | undefined, reference: Stats) =>
    stats?.dev === reference.dev && stats.ino === reference.ino;

  return {
    /** @throws if commits would be lost. */
    assertFileIntact(): void {
      const current = statSync(path, { throwIfNoEntry: false });
      const currentLog = statSync(log, { throwIfNoEntry: false });
      if (current && isSame(current, initial) && isSame(currentLog, initialLog) && current.size >= longest) {
        longest = current.size;
        for (let check = 0; check < maxChecks; check += 1) if (isLogWhole()) return;
      }
      throw Object.assign(new Error("the database's file was replaced or cut"), { code: "FILE_REPLACED" });
    },
  };
}
