import { join } from "node:path";
import { systemClock } from "#contact/clock.ts";
import { composeMail } from "#contact/mail/compose.tsx";
import { folderTransport, smtpTransport } from "#contact/mail/transport.ts";
import { startOutbox } from "#contact/outbox.ts";
import { checkStore } from "#contact/store/health.ts";
import { openStore } from "#contact/store/open-store.ts";
import { saveRequest } from "#contact/store/save-request.ts";
import type { MailKind } from "#contact/store/tables.ts";
import { createApp } from "#server/app.ts";
import { readConfiguration } from "#server/configuration.ts";
import { readSiteFiles } from "#server/site-files.ts";
import { site } from "#site.config.ts";

/** Longest wait for visitors and mails under way when the server is told to stop, in milliseconds. */
const grace = 10_000;

const configuration = configurationOrExit();
const store = await openStore(configuration.dataFolder);
const sendMail = configuration.smtpUrl
  ? smtpTransport(configuration.smtpUrl)
  : folderTransport(join(configuration.dataFolder, "mail"));
const addresses = { to: configuration.mailTo, from: configuration.mailFrom };
const mails: readonly MailKind[] = site.features.acknowledgement ? ["agency", "acknowledgement"] : ["agency"];
const mailHost = new URL(site.url).hostname;

const app = createApp({
  // Beside this file once it is bundled into build/server.
  files: readSiteFiles(join(import.meta.dirname, "../site")),
  store: async (checked) => {
    await saveRequest(store, systemClock, { ...checked, mails, mailHost });
    outbox.wake();
  },
  clock: systemClock,
  checkHealth: () => checkStore(store, systemClock),
  trustedProxies: configuration.trustedProxies,
  log: process.stdout,
});

const outbox = startOutbox({
  store,
  clock: systemClock,
  deliver: async (claimed) => sendMail(await composeMail(claimed, addresses)),
  log: app.log,
});

process.once("SIGINT", stop);
process.once("SIGTERM", stop);
await app.listen({ host: configuration.host, port: configuration.port });

/** Finishes what is under way; a mail that takes longer is sent again after the next start. */
async function stop(): Promise<void> {
  setTimeout(() => process.exit(), grace).unref();
  await Promise.all([app.close(), outbox.stop()]);
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
