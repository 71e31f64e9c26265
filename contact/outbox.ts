import { type ExpressionBuilder, sql } from "kysely";
import type { Clock } from "#contact/clock.ts";
import type { MailTable, RequestTable, Store, Tables } from "#contact/store/tables.ts";

/** How long one worker may hold a mail, in milliseconds: longer than any mail server is waited for. */
const lease = 5 * 60_000;

/** The first wait after a failure; each further one is twice as long, up to the longest. */
const firstWait = 30_000;
const longestWait = 6 * 3_600_000;

/** How long a mail is tried before it is given up as dead: three days and a weekend. */
const patience = 5 * 24 * 3_600_000;

/** Between two looks for due mails, in milliseconds. */
const pause = 5_000;

/** A mail with the request it tells of. */
export interface ClaimedMail {
  readonly mail: MailTable;
  readonly request: RequestTable;
}

/** Sends one mail; rejects with a `PermanentFailure` where trying again is of no use. */
export type Deliver = (claimed: ClaimedMail) => Promise<void>;

/** Told of what the owner should know; gets no personal data. */
export interface OutboxLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface OutboxParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly deliver: Deliver;
  readonly log: OutboxLog;
  /** Between 0 and 1; spreads the retries of many mails. */
  readonly random?: () => number;
  /** Asked before each mail: whether to go on. */
  readonly goOn?: () => boolean;
}

/** A delivery that failed for good: the other side refused the mail. */
export class PermanentFailure extends Error {
  override readonly name = "PermanentFailure";
}

/** Milliseconds to wait after a number of failed attempts, spread by a fifth either way. */
export function waitAfter(attempts: number, random: number): number {
  const wait = Math.min(firstWait * 2 ** (attempts - 1), longestWait);
  return Math.round(wait * (0.8 + 0.4 * random));
}

/**
 * Sends every mail that is due, one after the other.
 * @throws only where the database fails; a mail that could not be sent stays in the outbox.
 */
export async function sendDueMails(parts: OutboxParts): Promise<void> {
  const { store, clock, deliver, log, random = Math.random, goOn = () => true } = parts;
  while (goOn()) {
    const claimed = await claim(store, clock);
    if (!claimed) return;
    const { mail } = claimed;
    const failure = await failureOf(deliver(claimed));
    const now = clock.now();
    if (!failure) {
      await settle(store, mail, { state: "sent", last_error: null, sent_at: now });
      continue;
    }
    const dead = failure.permanent || now - Number(mail.created_at) > patience;
    await settle(store, mail, {
      state: dead ? "dead" : "pending",
      last_error: failure.words,
      next_attempt_at: now + waitAfter(mail.attempts, random()),
    });
    const details = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason: failure.code };
    if (dead) log.error(details, "mail given up");
    else log.info(details, "mail not sent, will be tried again");
  }
}

/**
 * Takes the next due mail for this worker alone, for as long as the lease lasts. Times farther ahead
 * than any this code sets come from a clock that has since been put back: they count as past.
 */
async function claim(store: Store, clock: Clock): Promise<ClaimedMail | null> {
  const now = clock.now();
  const isDue = (mail: ExpressionBuilder<Tables, "mail">) =>
    mail.and([
      mail("state", "=", "pending"),
      mail.or([mail("next_attempt_at", "<=", now), mail("next_attempt_at", ">", now + 2 * longestWait)]),
      mail.or([mail("lease_until", "<=", now), mail("lease_until", ">", now + lease)]),
    ]);
  const mail = await store
    .updateTable("mail")
    .set({ lease_until: now + lease, fence: sql`fence + 1`, attempts: sql`attempts + 1` })
    .where("id", "=", (query) =>
      query.selectFrom("mail").select("id").where(isDue).orderBy("next_attempt_at").limit(1),
    )
    // Asked again of the row itself, which another server may have taken since it was chosen.
    .where(isDue)
    .returningAll()
    .executeTakeFirst();
  if (!mail) return null;
  const request = await store
    .selectFrom("request")
    .selectAll()
    .where("id", "=", mail.request_id)
    .executeTakeFirstOrThrow();
  return { mail, request };
}

/** Writes the outcome and ends the claim, unless another worker has claimed the mail since. */
async function settle(store: Store, mail: MailTable, outcome: Partial<MailTable>): Promise<void> {
  await store
    .updateTable("mail")
    .set({ ...outcome, lease_until: 0 })
    .where("id", "=", mail.id)
    .where("fence", "=", mail.fence)
    .execute();
}

interface Failure {
  readonly permanent: boolean;
  /** Says what happened and names nobody: fit for the log. */
  readonly code: string;
  /** What the other side said; may quote addresses, so it stays beside the request. */
  readonly words: string;
}

async function failureOf(delivery: Promise<void>): Promise<Failure | null> {
  try {
    await delivery;
    return null;
  } catch (error) {
    const permanent = error instanceof PermanentFailure;
    return { permanent, code: codeOf(error), words: String(error).slice(0, 500) };
  }
}

/** A mail server's status, SQLite's fixed words, the code of a system error, or the error's name. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.cause instanceof Error) return codeOf(error.cause);
  for (const key of ["responseCode", "errstr", "code"] as const) {
    if (key in error) return String((error as Error & Partial<Record<typeof key, unknown>>)[key]);
  }
  return error.name;
}

/** The outbox at work beside the server. */
export interface RunningOutbox {
  /** Looks for due mails now instead of at the next look. */
  wake(): void;
  /** Finishes the mail under way and rests. */
  stop(): Promise<void>;
}

/** Sends due mails for as long as the process lives; a failing database delays it, and never ends it. */
export function startOutbox(parts: OutboxParts): RunningOutbox {
  let stopped = false;
  let wake = () => {};

  const work = async () => {
    while (!stopped) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      try {
        await sendDueMails({ ...parts, goOn: () => !stopped });
      } catch (error) {
        parts.log.error({ reason: codeOf(error) }, "outbox cannot reach the database");
      }
      if (stopped) break;
      await rest(woken);
    }
  };
  const done = work();

  return {
    wake: () => wake(),
    async stop() {
      stopped = true;
      wake();
      await done;
    },
  };
}

async function rest(woken: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, pause);
  });
  await Promise.race([over, woken]);
  clearTimeout(timer);
}
