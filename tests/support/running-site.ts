import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Email } from "postal-mime";
import { expect } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { startServer } from "#tests/support/server-process.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** The built server in its own process, with a real mail server and an empty database; `folder` contains `build`. */
export async function startSite(folder?: string) {
  const dataFolder = await newFolder();
  const mailServer = await startMailServer();
  const server = await startServer({
    port: await freePort(),
    dataFolder,
    smtpUrl: mailServer.url,
    // Visitors are limited as on the live site.
    environment: { RATE_LIMIT: "" },
    folder,
  });

  /** The mail that satisfies the condition, once it has arrived. */
  async function mail(isMeant: (mail: Email) => boolean | undefined): Promise<Email> {
    const find = () => mailServer.mails.find(isMeant);
    await expect.poll(find).toBeDefined();
    return find() as Email;
  }
  return {
    url: server.url,
    /** Folder of its database. */
    dataFolder,
    /** Every mail the agency's mail server has received so far. */
    mails: mailServer.mails,
    mail,
    /** Path and query of the link with a parameter, once a mail with it has arrived. */
    async linkWith(parameter: "lead" | "sign-in") {
      const link = new RegExp(`https:\\S+\\?${parameter}=\\S+`);
      const { text = "" } = await mail((one) => link.test(one.text ?? ""));
      const { pathname, search } = new URL(link.exec(text)?.[0] ?? "");
      return pathname + search;
    },
    /** Every stored lead, oldest first. */
    leads() {
      const database = new DatabaseSync(join(dataFolder, "orvane.sqlite"), { readOnly: true });
      try {
        return database.prepare("select * from lead order by created_at").all();
      } finally {
        database.close();
      }
    },
    async stop() {
      await server.end("SIGTERM");
      await mailServer.stop();
    },
  };
}
