import "#server/small-heap.ts";

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { followLink, stateOfLink, undoLink } from "#contact/actions/act-on-lead.ts";
import { createActionLinks } from "#contact/actions/action-links.ts";
import { eraseAsked } from "#contact/actions/erase-asked.ts";
import { systemClock } from "#contact/clock.ts";
import { createDeliver } from "#contact/deliver.ts";
import { deliveryKinds } from "#contact/delivery-kinds.ts";
import { readCorrections } from "#contact/guard/corrections.ts";
import { queueDigest } from "#contact/guard/digest.ts";
import { createGuard } from "#contact/guard/guard.ts";
import { memoryRates, sharedRates } from "#contact/guard/rates.ts";
import { folderTransport, smtpTransport } from "#contact/mail/transport.ts";
import { type RunningOutbox, startOutbox } from "#contact/outbox.ts";
import { readOutboxFigures } from "#contact/outbox-figures.ts";
import { startPeriodicWork } from "#contact/periodic-work.ts";
import { closeUmask, makePrivate } from "#contact/private-files.ts";
import { receiveLead } from "#contact/receive-lead.ts";
import { queueReminder } from "#contact/reminder.ts";
import { eraseExpired } from "#contact/retention.ts";
import { isShared } from "#contact/store/engine.ts";
import { checkStore, rememberFile } from "#contact/store/health.ts";
import { servingTimeouts, sqliteFile } from "#contact/store/open-sqlite.ts";
import { openStore } from "#contact/store/open-store.ts";
import { readSecrets } from "#contact/store/secret.ts";
import { queueSummary } from "#contact/weekly-summary.ts";
import { actionAddress } from "#server/action-call.ts";
import { createApp } from "#server/app.ts";
import { readConfiguration } from "#server/configuration.ts";
import { lastBackup } from "#server/last-backup.ts";
import { atMost, watchLoad } from "#server/load.ts";
import { logLines } from "#server/log-lines.ts";
import { createMetrics, serveMetrics } from "#server/metrics.ts";
import { createReadiness } from "#server/readiness.ts";
import { readSiteFiles } from "#server/site-files.ts";
import { endStart, startStep } from "#server/start-step.ts";
import { tellSystemd } from "#server/tell-systemd.ts";
import { site } from "#site.config.ts";
import { readStamp } from "#src/build/build-stamp.ts";
import type { BuiltHeaders } from "#src/build/security-headers.ts";

/** Longest wait when the server is told to stop, for deliveries under way and for everything, in milliseconds. */
const grace = { deliveries: 8_000, all: 10_000 } as const;

/** How many requests are stored at once; a database that is slow lets more wait. */
const leadsAtOnce = 500;

/** Connections of a burst that wait to be taken, rather than being dropped unseen. */
const backlog = 4_096;

/** Where this file stands once it is bundled: `build/server`. */
const built = join(import.meta.dirname, "..");
if (!readStamp(built)) endStart("There is no complete build: run npm run build");
const { policies }: BuiltHeaders = JSON.parse(readFileSync(join(built, "headers.json"), "utf8"));

closeUmask();
const configuration = configurationOrExit();
const { dataFolder, databaseUrl, smtpUrl } = configuration;
const store = await startStep(databaseUrl ? "DATABASE_URL" : "DATA_DIR", configuration, () =>
  openStore(dataFolder, databaseUrl, {
    waiting: (reason) => console.error(`waiting for the database: ${reason}`),
    timeouts: servingTimeouts,
  }),
);
const assertSameFile = databaseUrl ? async () => {} : await rememberFile(sqliteFile(dataFolder));
const mailFolder = join(dataFolder, "mail");
if (!smtpUrl) await startStep("DATA_DIR", configuration, () => makePrivate(mailFolder));
const sendMail = smtpUrl ? smtpTransport(smtpUrl) : folderTransport(mailFolder);
const secretOf = await startStep(databaseUrl ? "DATABASE_URL" : "DATA_DIR", configuration, () =>
  readSecrets(store, configuration.secretKey),
);
const links = createActionLinks(secretOf("links"), actionAddress);
const mails = { to: configuration.mailTo, from: configuration.mailFrom, links };
const { acknowledgement } = site.features;
const deliveries = deliveryKinds({ acknowledgement, webhook: configuration.webhook !== null });
const mailHost = new URL(site.url).hostname;

const receiving = {
  store,
  clock: systemClock,
  guard: createGuard({
    rates: isShared(store) ? await sharedRates(store) : memoryRates(),
    clock: systemClock,
    secret: secretOf("visitors"),
    limit: configuration.rateLimit,
    corrections: readCorrections(store, systemClock),
  }),
  deliveries,
  mailHost,
};

const acting = { store, clock: systemClock, deliveries, mailHost };
const load = watchLoad();
const readLastBackup = () => lastBackup(dataFolder);
const metrics = createMetrics(() => readOutboxFigures(store, systemClock), load, readLastBackup);

const readiness = createReadiness();
let outbox: RunningOutbox | undefined;
const app = createApp({
  files: readSiteFiles(join(built, "site"), policies),
  receive: metrics.watch(
    atMost(leadsAtOnce, async (arrived) => {
      const receipt = await receiveLead(receiving, arrived);
      await assertSameFile();
      outbox?.wake();
      return receipt;
    }),
  ),
  leadActions: {
    links,
    stateOf: (link) => stateOfLink(acting, link),
    follow: async (link) => {
      const outcome = await followLink(acting, link);
      outbox?.wake();
      return outcome;
    },
    undo: (link) => undoLink(acting, link),
  },
  load,
  clock: systemClock,
  checkHealth: async () => {
    await assertSameFile();
    await checkStore(store, systemClock);
  },
  readLastBackup,
  readiness,
  trustedProxies: configuration.trustedProxies,
  log: logLines,
});

const { host, port, metricsPort } = configuration;
await startStep("PORT", configuration, () => app.listen({ host, port, backlog }));
const metricsServer =
  metricsPort === null
    ? null
    : await startStep("METRICS_PORT", configuration, () => serveMetrics(metrics, host, metricsPort));

// Last, so that a server that does not start has claimed no mail.
outbox = startOutbox({
  store,
  clock: systemClock,
  deliver: createDeliver({ store, clock: systemClock, sendMail, mails, webhook: configuration.webhook }),
  alarm: { recipient: configuration.alarmTo, mailHost },
  log: app.log,
});

const erasing = { store, mailFolder };
const housekeeping = startPeriodicWork(
  [
    { name: "retention", run: () => eraseExpired(erasing, systemClock, configuration.retentionDays) },
    { name: "asked erasures", run: () => eraseAsked(erasing, systemClock) },
    { name: "digest", run: () => queueDigest(store, systemClock, mailHost) },
    { name: "reminder", run: () => queueReminder(store, systemClock, mailHost) },
    { name: "weekly summary", run: () => queueSummary(store, systemClock, mailHost) },
  ],
  app.log,
);

process.once("SIGINT", stop);
process.once("SIGTERM", stop);
tellSystemd("--ready");

/**
 * Serves on while proxies learn at `/ready` to send visitors elsewhere, then finishes what is under way; a mail that
 * takes longer is released, to be sent after the next start.
 */
async function stop(): Promise<void> {
  tellSystemd("--stopping");
  readiness.leave();
  await wait(configuration.drainSeconds * 1000);
  setTimeout(() => process.exit(), grace.all).unref();
  metricsServer?.close();
  await Promise.all([app.close(), outbox?.stop(grace.deliveries), housekeeping.stop()]);
  sendMail.close?.();
  await store.destroy();
}

/** Loaded only where it is asked for: it takes megabytes of memory. */
function configurationOrExit() {
  try {
    return readConfiguration(process.env);
  } catch (error) {
    endStart(error instanceof Error ? error.message : String(error));
  }
}
