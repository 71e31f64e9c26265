import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { site } from "#data/contract/facts/site.ts";
import { actOnLead } from "#leads/actions/act-on-lead.ts";
import { createLeadLinks } from "#leads/actions/lead-links.ts";
import { systemClock } from "#leads/clock.ts";
import { queueDailyReport } from "#leads/daily/daily-report.ts";
import { leadUrl } from "#leads/desk/paths.ts";
import { createSignIn } from "#leads/desk/sign-in.ts";
import { describeFailure } from "#leads/error-report.ts";
import { readCorrections } from "#leads/guard/corrections.ts";
import { createGuard } from "#leads/guard/guard.ts";
import { folderTransport, smtpTransport } from "#leads/mail/transport.ts";
import { numberedMailboxes, routedMailboxes } from "#leads/mailboxes.ts";
import { type RunningOutbox, startOutbox } from "#leads/outbox/outbox.ts";
import { createRateCounters } from "#leads/rate-counters.ts";
import {
  deliveryKinds,
  type IncomingLead,
  type ReceiveResult,
  receiveLead,
} from "#leads/receiving/receive-lead.ts";
import { eraseRequested } from "#leads/retention/erase-leads.ts";
import { createRetention } from "#leads/retention/retention.ts";
import type { Configuration } from "#leads/server/configuration.ts";
import { createDeliver } from "#leads/server/deliver.ts";
import { createLeadHealth } from "#leads/server/lead-health.ts";
import { startPeriodicJobs } from "#leads/server/periodic-jobs.ts";
import { runStartStep } from "#leads/server/start-step.ts";
import type { LeadAction } from "#leads/store/lead-actions.ts";
import { readLinkSecret } from "#leads/store/link-secret.ts";
import { sqliteFile } from "#leads/store/open-sqlite.ts";
import { closeStore, openServerStore } from "#leads/store/open-store.ts";
import { makePrivateFolder } from "#leads/store/private-files.ts";
import { DatabaseDamaged } from "#leads/store/sqlite-errors.ts";
import { classifyStorageFailure, type StorageFailure } from "#leads/store/storage-failure.ts";
import type { Actor } from "#leads/store/tables.ts";

/** Everything a server does with leads once the database is open. */
export type LeadService = Awaited<ReturnType<typeof openLeadService>>;

/**
 * Whatever may pass is waited for, such as an unreachable PostgreSQL, a full or read-only disk, a damaged database; any
 * other problem ends the process with one sentence.
 * @param onFailure is called with the error, each time that something else is waited for.
 */
export async function openLeadService(
  configuration: Configuration,
  onFailure: (error: unknown) => void = () => {},
) {
  const { dataFolder, databaseUrl, smtpUrl } = configuration;
  const folderSetting = `DATA_DIR ${dataFolder}`;
  const setting = !databaseUrl ? folderSetting : smtpUrl ? "DATABASE_URL" : `DATABASE_URL, ${folderSetting}`;
  const mailFolder = join(dataFolder, "mail");
  const { stores, linkSecret } = await runStartStep(setting, () =>
    untilOpen((last) => openParts(configuration, mailFolder, last), setting, onFailure),
  );
  const sendMail = smtpUrl ? smtpTransport(smtpUrl) : folderTransport(mailFolder);
  const links = createLeadLinks(linkSecret, leadUrl);
  const mails = {
    to: configuration.mailTo,
    routed: routedMailboxes,
    from: configuration.mailFrom,
    links,
  };
  const deliveries = deliveryKinds({ ...site.features, webhook: configuration.webhook !== null });
  const clock = systemClock;
  const { urgent, ordinary } = stores;

  const rates = createRateCounters();
  const guard = createGuard({
    rates,
    limit: configuration.rateLimit,
    corrections: readCorrections(urgent, clock),
  });
  const receiving = { store: urgent, clock, guard, deliveries, mailboxes: mails };
  const acting = { store: urgent, clock, deliveries, mailboxes: mails };
  const erasing = { store: ordinary, mailFolder };
  let log: FastifyBaseLogger | undefined;
  let outbox: RunningOutbox | undefined;
  const signIn = createSignIn({
    store: urgent,
    clock,
    rates,
    mailboxes: numberedMailboxes(mails),
    onQueued: () => outbox?.wake(),
    onFailure: (error) => log?.error(describeFailure(error), "sign-in link not queued"),
  });
  await runStartStep(setting, () => signIn.forgetRemoved());
  const health = createLeadHealth({
    store: urgent,
    clock,
    dataFolder,
    numberOf: signIn.numberOf,
  });
  let periodicJobs: ReturnType<typeof startPeriodicJobs> | undefined;

  return {
    async receive(arrived: IncomingLead): Promise<ReceiveResult> {
      try {
        const received = await receiveLead(receiving, arrived);
        health.noteStored();
        outbox?.wake();
        return received;
      } catch (error) {
        health.noteRefused(error);
        throw error;
      }
    },
    desk: {
      stores,
      links,
      signIn,
      async act(leadId: string, action: LeadAction, who: Actor) {
        const outcome = await actOnLead(acting, leadId, action, who);
        outbox?.wake();
        return outcome;
      },
    },
    readHealth: health.read,
    /** Starts the outbox and the periodic jobs. */
    begin(appLog: FastifyBaseLogger): void {
      log = appLog;
      outbox = startOutbox({
        store: ordinary,
        clock,
        deliver: createDeliver({ store: ordinary, clock, sendMail, mails, webhook: configuration.webhook }),
        numberOf: signIn.numberOf,
        log,
      });
      const warn = (details: object, message: string) => appLog.warn(details, message);
      periodicJobs = startPeriodicJobs(
        [
          { name: "retention", run: createRetention(erasing, clock, configuration.retentionDays, warn) },
          { name: "asked erasures", run: () => eraseRequested(erasing, clock) },
          { name: "daily mail", run: () => queueDailyReport(ordinary, clock, mails.to) },
        ],
        log,
      );
    },
    /** Stops taking new work, and waits up to `grace` milliseconds for deliveries in progress. */
    async stop(grace: number): Promise<void> {
      await Promise.all([outbox?.stop(grace), periodicJobs?.stop()]);
    },
    /** Closes the database; call it once no more requests are served. */
    async close(): Promise<void> {
      sendMail.close?.();
      await closeStore(stores);
    },
  };
}

/** Milliseconds between two attempts to open the database. */
const openingPause = 2_000;

/** Opens the database and what else has to be written before a lead is taken. */
async function openParts(
  { dataFolder, databaseUrl, smtpUrl }: Configuration,
  mailFolder: string,
  lastFailure: StorageFailure | null,
) {
  // An empty one would be made while a backup is being put in the place of a damaged one.
  if (lastFailure === "the database is damaged" && !databaseUrl && !existsSync(sqliteFile(dataFolder)))
    throw new DatabaseDamaged("its file is gone");
  const stores = await openServerStore(dataFolder, databaseUrl);
  try {
    if (!smtpUrl) await makePrivateFolder(mailFolder);
    return { stores, linkSecret: await readLinkSecret(stores.ordinary) };
  } catch (error) {
    await closeStore(stores);
    throw error;
  }
}

/** Tries again as long as what keeps it from opening may pass. */
async function untilOpen<Opened>(
  open: (lastFailure: StorageFailure | null) => Promise<Opened>,
  setting: string,
  onFailure: (error: unknown) => void,
): Promise<Opened> {
  for (let lastFailure: StorageFailure | null = null; ; ) {
    const began = performance.now();
    try {
      return await open(lastFailure);
    } catch (error) {
      const failure = classifyStorageFailure(error);
      if (!failure) throw error;
      if (failure !== lastFailure) {
        const words = error instanceof Error ? error.message : String(error);
        console.error(`waiting for the database: ${setting}: ${words}`);
        onFailure(error);
      }
      lastFailure = failure;
    }
    // Reading a large file that is damaged takes a while.
    await wait(Math.max(openingPause, 4 * (performance.now() - began)));
  }
}
