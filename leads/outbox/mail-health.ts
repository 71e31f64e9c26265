import { day, hour } from "#contract/formats/milliseconds.ts";
import { digestKind, type Store, sqlLiteral } from "#leads/store/tables.ts";

/** Whether mail is delivered. Times are in milliseconds since 1970; null if there is none. */
export interface MailHealth {
  /** Mailboxes of the agency whose mail is being refused. */
  refusedMailboxes: string[];
  /** When the mail to the agency that has been refused for longest was first refused. */
  oldestRefused: number | null;
  /** When a mail to the agency was last sent. */
  lastSent: number | null;
  /**
   * Number of deliveries that were given up. Acknowledgements do not count, as they would reveal whether a mailbox
   * exists.
   */
  failedCount: number;
}

/** Mail is late, or fails, once one to the agency has been refused for this long, in milliseconds. */
const patience = { late: hour, failing: day } as const;

export async function readMailHealth(store: Store): Promise<MailHealth> {
  const mails = store.selectFrom("delivery").where("lane", "=", "agency");
  const [refusals, lastMail, { failedCount }] = await Promise.all([
    mails
      .select(({ fn }) => ["recipient", fn.min<number>("refused_at").as("since")])
      .where("state", "=", sqlLiteral.pending)
      .where("refused_at", "is not", null)
      .groupBy("recipient")
      .execute(),
    mails
      .select("sent_at")
      .where("state", "=", sqlLiteral.sent)
      .where("gathered_id", "is", null)
      .where("sent_at", "is not", null)
      .orderBy("sent_at", "desc")
      .limit(1)
      .executeTakeFirst(),
    store
      .selectFrom("delivery")
      .select(({ fn }) => fn.countAll<number>().as("failedCount"))
      .where("state", "=", "dead")
      .where("kind", "not in", ["acknowledgement", digestKind])
      .executeTakeFirstOrThrow(),
  ]);
  return {
    refusedMailboxes: refusals.map(({ recipient }) => recipient),
    oldestRefused: refusals.length > 0 ? Math.min(...refusals.map(({ since }) => since)) : null,
    lastSent: lastMail?.sent_at ?? null,
    failedCount,
  };
}

/** Judges whether mail reaches the agency, by how long one has been refused. */
export function mailState(
  { oldestRefused }: Pick<MailHealth, "oldestRefused">,
  now: number,
): "ok" | "late" | "failing" {
  const age = oldestRefused === null ? 0 : now - oldestRefused;
  return age > patience.failing ? "failing" : age > patience.late ? "late" : "ok";
}
