import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { site } from "#data/contract/facts/site.ts";
import { actOnLead } from "#leads/actions/act-on-lead.ts";
import { createLeadLinks } from "#leads/actions/lead-links.ts";
import { systemClock as clock } from "#leads/clock.ts";
import { queueDailyReport } from "#leads/daily/daily-report.ts";
import { leadUrl } from "#leads/desk/paths.ts";
import { createSignIn } from "#leads/desk/sign-in.ts";
import { describeFailure } from "#leads/error-report.ts";
import { readCorrections } from "#leads/guard/corrections.ts";
import { createGuard } from "#leads/guard/guard.ts";
import { folderTransport, smtpTransport } from "#leads/mail/transport.ts";
import { numberedMailboxes, routedMailboxes } from "#leads/mailboxes.ts";
import { startOutbox } from "#leads/outbox/outbox.ts";
import { createRateCounters } from "#leads/rate-counters.ts";
import {
  deliveryKinds,
  type IncomingLead,
  type ReceiveDependencies,
  type ReceiveResult,
  receiveLead,
} from "#leads/receiving/receive-lead.ts";
import { eraseRequested } from "#leads/retention/erase-leads.ts";
import { createRetention } from "#leads/retention/retention.ts";
import { createDeliver, type DeliverDependencies } from "#leads/sending/deliver.ts";
import type { Configuration } from "#leads/server/configuration.ts";
import { createLeadHealth } from "#leads/server/lead-health.ts";
import { openWithRetries } from "#leads/server/open-with-retries.ts";
import { startPeriodicJobs } from "#leads/server/periodic-jobs.ts";
import { runStartStep } from "#leads/server/start-step.ts";
import type { LeadAction } from "#leads/store/lead-actions.ts";
import { readLinkSecret } from "#leads/store/link-secret.ts";
import { sqliteFile } from "#leads/store/open-sqlite.ts";
import { closeStore, openServerStore } from "#leads/store/open-store.ts";
import { makePrivateFolder } from "#leads/store/private-files.ts";
import { DatabaseDamaged } from "#leads/store/sqlite-errors.ts";
import type { StorageFailure } from "#leads/store/storage-failure.ts";
import type { Actor } from "#leads/store/tables.ts";

/** Everything a server does with leads once the database is open. */
export type LeadService = Awaited<ReturnType<typeof openLeadService>>;

/**
 * Opens the database and creates what works with it. Failures that may pass are waited for, such as an unreachable
 * PostgreSQL, a full disk or a damaged database; any other ends the process with one sentence.
 * @param onFailure is called with the error whenever the reason for waiting changes.
 */
export async function openLeadService(
  configuration: Configuration,
  onFailure: (error: unknown) => void = () => {},
) {
  const { dataFolder, smtpUrl } = configuration;
  const setting = databaseSetting(configuration);
  const mailFolder = join(dataFolder, "mail");
  const { stores, linkSecret } = await runStartStep(setting, () =>
    openWithRetries((last) => openParts(configuration, mailFolder, last), setting, onFailure),
  );
  const { urgent, ordinary } = stores;
  const sendMail = smtpUrl ? smtpTransport(smtpUrl) : folderTransport(mailFolder);
  const links = createLeadLinks(linkSecret, leadUrl);
  const mails = { to: configuration.mailTo, routed: routedMailboxes, from: configuration.mailFrom, links };
  const deliveries = deliveryKinds({ ...site.features, webhook: configuration.webhook !== null });
  const rates = createRateCounters();
  const corrections = readCorrections(urgent, clock);
  const guard = createGuard({ rates, limit: configuration.rateLimit, corrections });
  let work: RunningWork | undefined;
  const wake = () => work?.wake();
  const signIn = createSignIn({
    store: urgent,
    clock,
    rates,
    mailboxes: numberedMailboxes(mails),
    onQueued: wake,
    onFailure: (error) => work?.log.error(describeFailure(error), "sign-in link not queued"),
  });
  await runStartStep(setting, () => signIn.forgetRemoved());
  const { numberOf } = signIn;
  const health = createLeadHealth({ store: urgent, clock, dataFolder, numberOf });
  const leadDependencies = { store: urgent, clock, deliveries, mailboxes: mails };

  return {
    receive: createReceiver({ ...leadDependencies, guard }, health, wake),
    desk: {
      stores,
      links,
      signIn,
      async act(leadId: string, action: LeadAction, actor: Actor) {
        const outcome = await actOnLead(leadDependencies, leadId, action, actor);
        wake();
        return outcome;
      },
    },
    readHealth: health.read,
    /** Starts the outbox and the periodic jobs. */
    begin(log: FastifyBaseLogger): void {
      work = startWork({ configuration, store: ordinary, clock, sendMail, mails, mailFolder, numberOf }, log);
    },
    /** Stops starting deliveries and jobs, and waits up to `grace` milliseconds for deliveries in flight. */
    stop: async (grace: number): Promise<void> => work?.stop(grace),
    /** Closes the database; call it once no more requests are served. */
    async close(): Promise<void> {
      sendMail.close?.();
      await closeStore(stores);
    },
  };
}

/** The settings that say where the database is, for error messages. */
function databaseSetting({ dataFolder, databaseUrl, smtpUrl }: Configuration): string {
  const folder = `DATA_DIR ${dataFolder}`;
  if (!databaseUrl) return folder;
  // Mails are written to the folder.
  return smtpUrl ? "DATABASE_URL" : `DATABASE_URL, ${folder}`;
}

/** Creates the function that receives leads, and notes for `/health` whether they were stored. */
function createReceiver(
  dependencies: ReceiveDependencies,
  health: ReturnType<typeof createLeadHealth>,
  onStored: () => void,
) {
  return async (lead: IncomingLead): Promise<ReceiveResult> => {
    try {
      const result = await receiveLead(dependencies, lead);
      health.noteStored();
      onStored();
      return result;
    } catch (error) {
      health.noteRefused(error);
      throw error;
    }
  };
}

type RunningWork = ReturnType<typeof startWork>;

interface WorkDependencies extends Omit<DeliverDependencies, "webhook"> {
  configuration: Configuration;
  mailFolder: string;
  numberOf: (mailbox: string) => number;
}

/** Starts the outbox and the periodic jobs. */
function startWork(
  { configuration, mailFolder, numberOf, ...dependencies }: WorkDependencies,
  log: FastifyBaseLogger,
) {
  const { store, clock, mails } = dependencies;
  const { webhook, retentionDays } = configuration;
  const outbox = startOutbox({
    store,
    clock,
    deliver: createDeliver({ ...dependencies, webhook }),
    numberOf,
    log,
  });
  const eraseDependencies = { store, mailFolder };
  const warn = (details: object, message: string) => log.warn(details, message);
  const periodicJobs = startPeriodicJobs(
    [
      { name: "retention", run: createRetention(eraseDependencies, clock, retentionDays, warn) },
      { name: "asked erasures", run: () => eraseRequested(eraseDependencies, clock) },
      { name: "daily mail", run: () => queueDailyReport(store, clock, mails.to) },
    ],
    log,
  );
  return {
    log,
    wake: outbox.wake,
    async stop(grace: number): Promise<void> {
      await Promise.all([outbox.stop(grace), periodicJobs.stop()]);
    },
  };
}

/** Opens the database, creates the mail folder and reads the secret of the links. */
async function openParts(
  { dataFolder, databaseUrl, smtpUrl }: Configuration,
  mailFolder: string,
  lastFailure: StorageFailure | null,
) {
  // Opening would create an empty database while the owner is replacing a damaged one by a backup.
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
