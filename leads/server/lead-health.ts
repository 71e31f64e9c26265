import { minute } from "#contract/formats/milliseconds.ts";
import type { Clock } from "#leads/clock.ts";
import { readMailHealth } from "#leads/outbox/mail-health.ts";
import type { Health } from "#leads/server/health-endpoint.ts";
import { hasRoomForBackup, readLastBackup } from "#leads/server/last-backup.ts";
import { checkStore } from "#leads/store/health.ts";
import type { Store } from "#leads/store/tables.ts";

/** How long a lead that was not stored counts against the server's health, in milliseconds. */
const refusalCounts = minute;

interface LeadHealthDependencies {
  /** Behind the mails, a busy database would be taken for a broken one: the urgent view. */
  store: Store;
  clock: Clock;
  dataFolder: string;
  /** Stands for a mailbox of the agency; 0 for none. */
  numberOf: (mailbox: string) => number;
}

/** Whether leads can be stored and reach the agency. */
export function createLeadHealth({ store, clock, dataFolder, numberOf }: LeadHealthDependencies) {
  /** When and why a lead could last not be stored, if none has been since. */
  let refusal: { at: number; cause: unknown } | null = null;
  let check: { at: number; took: Promise<number> } | undefined;

  return {
    noteStored(): void {
      refusal = null;
    },
    noteRefused(cause: unknown): void {
      refusal = { at: clock.now(), cause };
    },
    /** Rejects if leads cannot be stored. */
    async read(): Promise<Health> {
      // Each check writes to the disk, so those of a second share a result.
      const now = performance.now();
      if (!check || now - check.at > 1000) check = { at: now, took: checkStore(store, clock) };
      const took = await check.took;
      // A disk with a page or two left takes the check and no lead.
      if (refusal && clock.now() - refusal.at < refusalCounts) {
        throw new Error("the last lead was not stored", { cause: refusal.cause });
      }
      const mail = await readMailHealth(store);
      const refusedMailboxes = mail.refusedMailboxes.map(numberOf).filter((number) => number > 0);
      const lastBackup = await readLastBackup(dataFolder);
      const hasRoom = await hasRoomForBackup(dataFolder);
      return { took, mail, refusedMailboxes, lastBackup, hasRoomForBackup: hasRoom };
    },
  };
}
