import type { FastifyInstance } from "fastify";
import type { Clock } from "#leads/clock.ts";
import { describeFailure } from "#leads/error-report.ts";
import { isFromOwnMachine } from "#leads/http/own-machine.ts";
import { type MailHealth, mailState } from "#leads/outbox/mail-health.ts";
import type { SiteFiles } from "#leads/server/files/site-files.ts";
import { classifyStorageFailure } from "#leads/store/storage-failure.ts";

/** What `/health` reports. */
export interface Health {
  /** Milliseconds that a write took. */
  writeTime: number;
  /** Whether mail reaches the agency. */
  mail?: MailHealth;
  /** Numbers of the mailboxes whose mail is being refused (`leads/mailboxes.ts`). */
  refusedMailboxes?: number[];
  /** Time of the last backup in milliseconds since 1970; null if there was none. */
  lastBackup?: number | null;
  /** Whether there is room for another backup; true if left out. */
  hasRoomForBackup?: boolean;
}

interface HealthDependencies {
  files: SiteFiles;
  clock: Clock;
  /** Rejects if leads cannot be stored. */
  readHealth: () => Promise<Health>;
}

/** How `/health` describes refused mail. */
const mailStatuses = { late: "mail is late", failing: "mail does not get through" } as const;

/** A write that takes longer is reported as slow, in milliseconds. */
const slowWrite = 1_000;

interface Report {
  status: string;
  isWell: boolean;
  /** The fault of the database or disk. */
  reason?: string | null;
  /** The failure, for the log. */
  failure?: ReturnType<typeof describeFailure>;
  /**
   * For the machine itself only: from the time of the last mail, a sender could tell whether a lead was quarantined.
   */
  details?: object;
}

/** Reports whether leads can be stored and reach the agency. Logs when that starts to fail, and when it works again. */
export async function healthEndpoint(app: FastifyInstance, dependencies: HealthDependencies): Promise<void> {
  let isFailing = false;

  app.get("/health", async (request, reply) => {
    const { status, isWell, reason, failure, details } = await readReport(dependencies);
    if (!isWell && !isFailing) request.log.error({ status, ...failure }, "not healthy");
    if (isWell && isFailing) request.log.info({ status }, "healthy again");
    isFailing = !isWell;
    return reply
      .code(isWell ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status, ...(reason && { reason }), ...(isFromOwnMachine(request) && details) });
  });
}

async function readReport({ files, clock, readHealth }: HealthDependencies): Promise<Report> {
  if (!files.get("/")) return { status: "the home page is missing", isWell: false };
  try {
    const health = await readHealth();
    const state = health.mail ? mailState(health.mail, clock.now()) : "ok";
    return { status: statusOf(health, state), isWell: state !== "failing", details: detailsOf(health) };
  } catch (error) {
    const failure = describeFailure(error);
    return {
      status: "leads cannot be stored",
      isWell: false,
      reason: classifyStorageFailure(error),
      failure,
    };
  }
}

function detailsOf({ mail, refusedMailboxes = [], lastBackup }: Health): object {
  const isoTime = (moment: number | null | undefined) => moment && new Date(moment).toISOString();
  return {
    lastBackup: isoTime(lastBackup),
    ...(mail && {
      lastMail: isoTime(mail.lastSent),
      oldestRefusedMail: isoTime(mail.oldestRefused),
      failedDeliveries: mail.failedCount,
    }),
    ...(refusedMailboxes.length > 0 && { refusedMailboxes }),
  };
}

/** The most serious problem. */
function statusOf(
  { writeTime, hasRoomForBackup = true }: Health,
  mail: ReturnType<typeof mailState>,
): string {
  if (mail === "failing") return mailStatuses.failing;
  if (!hasRoomForBackup) return "no room for backups";
  if (mail === "late") return mailStatuses.late;
  return writeTime > slowWrite ? "slow" : "ok";
}
