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

/** Hour of the day, UTC, from which a day's digest is due: before the agency opens. */
const dueHour = 6;

/**
 * Puts the day's digest into the outbox where there are suspects since the last one. Asked as often as one
 * likes, by as many servers: a day has one digest.
 */
export async function queueDigest(store: Store, clock: Clock, mailHost: string): Promise<boolean> {
  const to = clock.now();
  const id = `digest-${new Date(to - dueHour * 3_600_000).toISOString().slice(0, 10)}`;
  const last = await store
    .selectFrom("mail")
    .select(["id", "payload"])
    .where("kind", "=", "digest")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last?.id === id) return false;
  const span: DigestSpan = { from: last?.payload ? spanOf(last.payload).to : to - 7 * day, to };
  const suspects = await suspectsIn(store, span, 1);
  if (suspects.length === 0) return false;
  const mail = mailRow({
    kind: "digest",
    requestId: null,
    mailHost,
    now: to,
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
  return suspectsIn(store, spanOf(payload ?? "null"), 1000);
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

function spanOf(payload: string): DigestSpan {
  const span: unknown = JSON.parse(payload);
  const isSpan =
    typeof span === "object" &&
    span !== null &&
    "from" in span &&
    "to" in span &&
    typeof span.from === "number" &&
    typeof span.to === "number";
  if (!isSpan) throw new TypeError("a digest without its span");
  return { from: span.from as number, to: span.to as number };
}
