import { minute } from "#contract/formats/milliseconds.ts";
import type { Clock } from "#leads/clock.ts";
import { readMailHealth } from "#leads/outbox/mail-health.ts";
import type { Health } from "#leads/server/health-endpoint.ts";
import { hasRoomForBackup, readLastBackup } from "#leads/server/last-backup.ts";
import { checkStore } from "#leads/store/health.ts";
import type { Store } from "#leads/store/tables.ts";

/** How long a lead that could not be stored counts against the health of the server, in milliseconds. */
const refusalMemory = minute;

interface LeadHealthDependencies {
  /** The urgent view: behind the mails, a busy database would seem to be broken. */
  store: Store;
  clock: Clock;
  dataFolder: string;
  /** The number of a mailbox of the agency; 0 if it is none. */
  numberOf: (mailbox: string) => number;
}

/** Checks whether leads can be stored and reach the agency. */
export function createLeadHealth({ store, clock, dataFolder, numberOf }: LeadHealthDependencies) {
  /** When and why a lead could not be stored; null if one has been stored since. */
  let refusal: { at: number; cause: unknown } | null = null;
  let check: { at: number; writeTime: Promise<number> } | undefined;

  return {
    noteStored(): void {
      refusal = null;
    },
    noteRefused(cause: unknown): void {
      refusal = { at: clock.now(), cause };
    },
    /** Rejects if leads cannot be stored. */
    async read(): Promise<Health> {
      // Each check writes to the disk, so all checks within a second share a result.
      const now = performance.now();
      if (!check || now - check.at > 1000) check = { at: now, writeTime: checkStore(store, clock) };
      const writeTime = await check.writeTime;
      // A nearly full disk may have room for the check but not for a lead.
      if (refusal && clock.now() - refusal.at < refusalMemory) {
        throw new Error("the last lead was not stored", { cause: refusal.cause });
      }
      const mail = await readMailHealth(store);
      const refusedMailboxes = mail.refusedMailboxes.map(numberOf).filter((number) => number > 0);
      const lastBackup = await readLastBackup(dataFolder);
      const hasRoom = await hasRoomForBackup(dataFolder);
      return { writeTime, mail, refusedMailboxes, lastBackup, hasRoomForBackup: hasRoom };
    },
  };
}
