import type { Clock } from "#contact/clock.ts";
import { mailRow } from "#contact/store/mail-row.ts";
import type { MailTable, RequestTable, Store } from "#contact/store/tables.ts";

/** The time a digest tells of; whom it tells of is looked up when it is sent, so erasure reaches it too. */
export interface DigestSpan {
  /** Milliseconds since 1970: from the one, before the other. */
  readonly from: number;
  readonly to: number;
}

const day = 86_400_000;

/** How far the first digest looks back, in days. */
const firstDays = 7;

/** What is younger waits for the next digest: a server whose clock is behind may still add to it. */
const settled = 60_000;

/** Suspects looked up for one digest. */
const most = 1000;

/** Hour of the day, UTC, from which a day's digest is due: before the agency opens. */
const dueHour = 6;

/**
 * Puts the day's digest into the outbox where there are suspects since the last one. Asked as often as one
 * likes, by as many servers: a day has one digest.
 */
export async function queueDigest(store: Store, clock: Clock, mailHost: string): Promise<boolean> {
  const now = clock.now();
  const to = now - settled;
  const id = `digest-${new Date(now - dueHour * 3_600_000).toISOString().slice(0, 10)}`;
  const last = await store
    .selectFrom("mail")
    .select(["id", "payload"])
    .where("kind", "=", "digest")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last?.id === id) return false;
  const told: DigestSpan | null = JSON.parse(last?.payload ?? "null");
  const span: DigestSpan = { from: told?.to ?? to - firstDays * day, to };
  const suspects = await suspectsIn(store, span, 1);
  if (suspects.length === 0) return false;
  const mail = mailRow({
    kind: "digest",
    requestId: null,
    mailHost,
    now,
    id,
    payload: JSON.stringify(span),
  });
  const added = await store
    .insertInto("mail")
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows !== 0n;
}

/** The suspects a digest tells of that nobody has released or erased since. */
export async function suspectsOf(store: Store, { payload }: MailTable): Promise<RequestTable[]> {
  const span: DigestSpan = JSON.parse(payload ?? "");
  return suspectsIn(store, span, most);
}

async function suspectsIn(store: Store, { from, to }: DigestSpan, limit: number): Promise<RequestTable[]> {
  return store
    .selectFrom("request")
    .selectAll()
    .where("state", "=", "quarantined")
    .where("created_at", ">=", from)
    .where("created_at", "<", to)
    .orderBy("id")
    .limit(limit)
    .execute();
}
