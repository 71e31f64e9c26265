import { day, hour } from "#contract/formats/milliseconds.ts";
import { literal, type Store } from "#leads/store/tables.ts";

/** How mail gets through; times in milliseconds since 1970, null if there is none. */
export interface MailHealth {
  /** Mailboxes of the agency whose mail is being refused. */
  refused: string[];
  /** Since when the mail to the agency has been refused that has been for longest. */
  oldestRefused: number | null;
  /** When a mail to the agency was last sent. */
  lastSent: number | null;
  /** What failed for good, but acknowledgements: whether somebody's address exists is nobody else's business. */
  failed: number;
}

/** Mail refused for this long, in milliseconds, is late; then the agency gets nothing any more. */
const patience = { late: hour, failing: day } as const;

/** Reads how mail gets through. */
export async function readMailHealth(store: Store): Promise<MailHealth> {
  const mails = store.selectFrom("delivery").where("lane", "=", "agency");
  const [refused, sent, { failed }] = await Promise.all([
    mails
      .select(({ fn }) => ["recipient", fn.min<number>("refused_at").as("since")])
      .where("state", "=", literal.pending)
      .where("refused_at", "is not", null)
      .groupBy("recipient")
      .execute(),
    mails
      .select("sent_at")
      .where("state", "=", literal.sent)
      .where("gathered_id", "is", null)
      .where("sent_at", "is not", null)
      .orderBy("sent_at", "desc")
      .limit(1)
      .executeTakeFirst(),
    store
      .selectFrom("delivery")
      .select(({ fn }) => fn.countAll<number>().as("failed"))
      .where("state", "=", "dead")
      .where("kind", "not in", ["acknowledgement", "gathered"])
      .executeTakeFirstOrThrow(),
  ]);
  return {
    refused: refused.map(({ recipient }) => recipient),
    oldestRefused: refused.length > 0 ? Math.min(...refused.map(({ since }) => since)) : null,
    lastSent: sent?.sent_at ?? null,
    failed,
  };
}

/** Whether mail to the agency gets through, by how long one has been refused. */
export function mailState(
  { oldestRefused }: Pick<MailHealth, "oldestRefused">,
  now: number,
): "ok" | "late" | "failing" {
  const age = oldestRefused === null ? 0 : now - oldestRefused;
  return age > patience.failing ? "failing" : age > patience.late ? "late" : "ok";
}
