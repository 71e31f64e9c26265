import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { systemClock } from "#contact/clock.ts";
import { createGuard } from "#contact/guard/guard.ts";
import { memoryRates } from "#contact/guard/rates.ts";
import { folderTransport, smtpTransport } from "#contact/mail/transport.ts";
import { startOutbox } from "#contact/outbox.ts";
import { receiveRequest } from "#contact/receive-request.ts";
import { checkStore } from "#contact/store/health.ts";
import { openStore } from "#contact/store/open-store.ts";
import type { MailKind } from "#contact/store/tables.ts";
import { createApp } from "#server/app.ts";
import { readConfiguration } from "#server/configuration.ts";
import { readSiteFiles } from "#server/site-files.ts";
import { site } from "#site.config.ts";
import type { BuiltHeaders } from "#src/build/security-headers.ts";

/** Longest wait when the server is told to stop, for mails under way and for all, in milliseconds. */
const grace = { mails: 8_000, all: 10_000 } as const;

/** Where this file stands once it is bundled: `build/server`. */
const built = join(import.meta.dirname, "..");
const { policies }: BuiltHeaders = JSON.parse(readFileSync(join(built, "headers.json"), "utf8"));

const configuration = configurationOrExit();
const store = await openStore(configuration.dataFolder, configuration.databaseUrl);
const sendMail = configuration.smtpUrl
  ? smtpTransport(configuration.smtpUrl)
  : folderTransport(join(configuration.dataFolder, "mail"));
const addresses = { to: configuration.mailTo, from: configuration.mailFrom };
const mails: readonly MailKind[] = site.features.acknowledgement ? ["agency", "acknowledgement"] : ["agency"];
const mailHost = new URL(site.url).hostname;

const receiving = {
  store,
  clock: systemClock,
  guard: createGuard({
    rates: memoryRates(),
    clock: systemClock,
    secret: randomUUID(),
    limit: configuration.rateLimit,
  }),
  mails,
  mailHost,
};

const app = createApp({
  files: readSiteFiles(join(built, "site"), policies),
  receive: async (arrived) => {
    const receipt = await receiveRequest(receiving, arrived);
    outbox.wake();
    return receipt;
  },
  clock: systemClock,
  checkHealth: () => checkStore(store, systemClock),
  trustedProxies: configuration.trustedProxies,
  log: process.stdout,
});

const outbox = startOutbox({
  store,
  clock: systemClock,
  deliver: async (claimed) => {
    // Loaded with the first mail: it would take longer than all else at the start.
    const { composeMail } = await import("#contact/mail/compose.tsx");
    await sendMail(await composeMail(claimed, addresses));
  },
  alarm: configuration.alarmTo ? { recipient: configuration.alarmTo, mailHost } : null,
  log: app.log,
});

process.once("SIGINT", stop);
process.once("SIGTERM", stop);
await app.listen({ host: configuration.host, port: configuration.port });

/** Finishes what is under way; a mail that takes longer is released, to be sent after the next start. */
async function stop(): Promise<void> {
  setTimeout(() => process.exit(), grace.all).unref();
  await Promise.all([app.close(), outbox.stop(grace.mails)]);
  await store.destroy();
}

function configurationOrExit() {
  try {
    return readConfiguration(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
