import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Email } from "postal-mime";
import { freePort } from "#tests/free-port.ts";
import { startMailServer } from "#tests/mail-server.ts";

export interface RunningSite {
  url: string;
  /** Folder of its database. */
  dataFolder: string;
  /** Every mail the agency's mail server has received so far. */
  mails: Email[];
  /** Every stored lead, oldest first. */
  leads(): Record<string, unknown>[];
  stop(): Promise<void>;
}

/**
 * The built server in its own process, with a real mail server and an empty database. `settings` are more environment
 * variables, `folder` is the one that contains `build`.
 */
export async function startSite(settings: Record<string, string> = {}, folder = "."): Promise<RunningSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), "site-journey-"));
  const mailServer = await startMailServer();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(folder, "build/server/main.js")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataFolder,
      SMTP_URL: mailServer.url,
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await answered(`${url}/health`, server);

  const rows = (query: string): Record<string, unknown>[] => {
    const database = new DatabaseSync(join(dataFolder, "orvane.sqlite"), { readOnly: true });
    try {
      return database.prepare(query).all();
    } finally {
      database.close();
    }
  };

  return {
    url,
    dataFolder,
    mails: mailServer.mails,
    leads: () => rows("select * from lead order by created_at"),
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      await mailServer.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function answered(address: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no answer at ${address}`);
}
