import type { Clock } from "#contact/clock.ts";
import type { MailState, Store } from "#contact/store/tables.ts";

/** How the outbox stands. */
export interface OutboxFigures {
  readonly mails: Readonly<Record<MailState, number>>;
  readonly oldestPendingSeconds: number;
}

/** Mails by state, and for how long the oldest one waits. */
export async function readOutboxFigures(store: Store, clock: Clock): Promise<OutboxFigures> {
  const rows = await store
    .selectFrom("mail")
    .select(({ fn }) => ["state", fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  const oldest = await store
    .selectFrom("mail")
    .select(({ fn }) => fn.min("created_at").as("at"))
    .where("state", "=", "pending")
    .executeTakeFirst();
  const countOf = (state: MailState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  const since = oldest?.at ?? null;
  return {
    mails: { pending: countOf("pending"), sent: countOf("sent"), dead: countOf("dead") },
    oldestPendingSeconds: since === null ? 0 : Math.max(0, Math.round((clock.now() - Number(since)) / 1000)),
  };
}
