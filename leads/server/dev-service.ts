import { readdir, readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { site } from "#contract/facts/site.ts";
import { escapeHtml } from "#contract/formats/html-text.ts";
import { systemClock } from "#leads/clock.ts";
import { createApp } from "#leads/server/app.ts";
import { readConfiguration } from "#leads/server/configuration.ts";
import { devMailsPage } from "#leads/server/dev-mails-page.ts";
import { openLeadService } from "#leads/server/lead-service.ts";

/** Starts the contact service with a store in a folder. It never sends anything, whatever the environment says. */
export async function openDevService(folder: string) {
  const configuration = readConfiguration({ DATA_DIR: folder, RATE_LIMIT: "0" });
  const leads = await openLeadService(configuration);
  const app = createApp({
    // The development server serves the pages.
    files: new Map(),
    receive: leads.receive,
    openDesk: () => leads.desk,
    clock: systemClock,
    checkHealth: leads.checkHealth,
    trustedProxies: [],
  });
  await app.ready();
  leads.begin(app.log);
  return {
    /** Serves the contact form and the action links. */
    answer: (request: IncomingMessage, response: ServerResponse) =>
      app.server.emit("request", request, response),
    /** Renders the mails that would have been sent, newest first. */
    mails: async (): Promise<string> => devMailsPage(await readMails(join(folder, "mail"))),
    async stop(): Promise<void> {
      await Promise.all([app.close(), leads.stop(1000)]);
      await leads.close();
    },
  };
}

async function readMails(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { at: (await stat(path)).mtime, mail: await PostalMime.parse(await readFile(path)) };
    }),
  );
  return files
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, mail }) => ({
      at,
      to: (mail.to ?? []).map(({ address }) => address ?? "").join(", "),
      subject: mail.subject ?? "",
      // The links point to the public site, which does not know this lead.
      html: (mail.html ?? `<pre>${escapeHtml(mail.text ?? "")}</pre>`).replaceAll(`${site.url}/`, "/"),
    }));
}
