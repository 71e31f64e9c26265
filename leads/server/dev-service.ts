import { readdir, readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { escapeHtml } from "#contract/formats/html-text.ts";
import { site } from "#data/contract/facts/site.ts";
import { systemClock } from "#leads/clock.ts";
import { createApp } from "#leads/server/app.ts";
import { readConfiguration } from "#leads/server/configuration.ts";
import { openLeadService } from "#leads/server/lead-service.ts";

/** Starts the lead service with a database in a folder. It never sends anything, whatever the environment says. */
export async function openDevService(folder: string) {
  const configuration = readConfiguration({ DATA_DIR: folder, RATE_LIMIT: "0" });
  const leads = await openLeadService(configuration);
  const app = createApp({
    // The development server serves the pages.
    files: new Map(),
    receive: leads.receive,
    openDesk: () => leads.desk,
    clock: systemClock,
    readHealth: leads.readHealth,
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
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, mail }) => ({
      at,
      to: (mail.to ?? []).map(({ address }) => address ?? "").join(", "),
      subject: mail.subject ?? "",
      // The links point to the public site, where this lead does not exist.
      html: (mail.html ?? `<pre>${escapeHtml(mail.text ?? "")}</pre>`).replaceAll(`${site.url}/`, "/"),
    }));
}

function devMailsPage(mails: Awaited<ReturnType<typeof readMails>>): string {
  const items = mails.map(
    ({ at, to, subject, html }, position) => `<details${position === 0 ? " open" : ""}>
<summary><time>${at.toISOString().slice(0, 19).replace("T", " ")}</time> <b>${escapeHtml(subject)}</b> ${escapeHtml(to)}</summary>
<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(`<base target="_top">${html}`)}"></iframe>
</details>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mails of this development server</title>
<style>
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui; }
details { border-top: 1px solid #ccc; padding: .75rem 0; }
summary { cursor: pointer; }
iframe { width: 100%; height: 40rem; border: 1px solid #ccc; margin-top: .75rem; }
</style>
<h1>Mails that would have been sent</h1>
<p>Nothing leaves this machine in development. Send the contact form, wait a second and load this page again.</p>
${items.join("\n") || "<p>None so far.</p>"}
</html>
`;
}
