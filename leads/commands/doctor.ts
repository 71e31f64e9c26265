import { stat, statfs } from "node:fs/promises";
import { isIP } from "node:net";
import { site } from "#contract/facts/site.ts";
import { type Clock, dayLength } from "#leads/clock.ts";
import { encryption } from "#leads/mail/transport.ts";
import type { Configuration } from "#leads/server/configuration.ts";
import { readLastBackup } from "#leads/server/last-backup.ts";
import { sqliteFile } from "#leads/store/open-sqlite.ts";

/** Result of a check. A warning may be fine on some machines; a failure never is. */
interface CheckResult {
  check: string;
  verdict: "ok" | "warning" | "failed";
  says: string;
}

type Outcome = Omit<CheckResult, "check">;

const ok = (says: string): Outcome => ({ verdict: "ok", says });
const warning = (says: string): Outcome => ({ verdict: "warning", says });
const failed = (says: string): Outcome => ({ verdict: "failed", says });

/** Network timeout, in milliseconds. */
const patience = 10_000;

/** Less free space than this still stores leads for weeks, but hardly a backup. */
const fewBytes = 500_000_000;

/** Backups run hourly; a machine that slept overnight has an older one. */
const maxBackupAge = dayLength;

/** Checks everything a working site depends on. Never rejects, because each check reports its own failure. */
export async function runDoctor(configuration: Configuration, clock: Clock): Promise<CheckResult[]> {
  const checks: Record<string, () => Promise<Outcome>> = {
    site: () => checkAnswer(`${site.url}/ready`, "the site answers at its public address"),
    server: () => checkAnswer(`${localAddress(configuration)}/health`, "the server can store leads"),
    proxy: async () => checkProxy(configuration),
    email: () => checkMailServer(configuration),
    disk: () => checkDisk(configuration),
    database: () => checkDatabaseFile(configuration),
    backup: () => checkBackup(configuration, clock),
  };
  return Promise.all(
    Object.entries(checks).map(async ([check, run]) => ({
      check,
      ...(await run().catch((error: unknown) => failed(messageOf(error)))),
    })),
  );
}

async function checkAnswer(url: string, good: string): Promise<Outcome> {
  const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(patience) });
  if (answer.ok) return ok(good);
  return failed(`${url} answers ${answer.status}: ${(await answer.text()).slice(0, 100)}`);
}

function localAddress({ host, port }: Configuration): string {
  const named = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${isIP(named) === 6 ? `[${named}]` : named}:${port}`;
}

function checkProxy({ trustedProxies }: Configuration): Outcome {
  return trustedProxies.length > 0
    ? ok(`TRUST_PROXY names ${trustedProxies.join(", ")}`)
    : warning("TRUST_PROXY is not set: behind a proxy, all visitors share one address");
}

async function checkMailServer({ smtpUrl, dataFolder }: Configuration): Promise<Outcome> {
  if (!smtpUrl) return warning(`SMTP_URL is not set: emails are files in ${dataFolder}/mail`);
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: smtpUrl,
    ...encryption(smtpUrl),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  try {
    await transport.verify();
    return ok(`${new URL(smtpUrl).host} accepts the login; send-test-mail sends a real one`);
  } finally {
    transport.close();
  }
}

async function checkDisk({ dataFolder }: Configuration): Promise<Outcome> {
  const { bavail, bsize } = await statfs(dataFolder);
  const free = bavail * bsize;
  const says = `${(free / 1e9).toFixed(1)} GB free in ${dataFolder}`;
  return free < fewBytes ? failed(says) : ok(says);
}

async function checkDatabaseFile({ databaseUrl, dataFolder }: Configuration): Promise<Outcome> {
  if (databaseUrl) return ok("PostgreSQL");
  const { mode, size } = await stat(sqliteFile(dataFolder));
  if ((mode & 0o077) !== 0) return failed("other users may read the database: chmod 600 its files");
  return ok(`SQLite, ${(size / 1e6).toFixed(1)} MB, readable by its owner alone`);
}

async function checkBackup({ dataFolder }: Configuration, clock: Clock): Promise<Outcome> {
  const last = await readLastBackup(dataFolder);
  if (last === null) return warning("no backup was ever made");
  const age = clock.now() - last;
  const says = `the last backup was made ${Math.floor(age / 3_600_000)} hours ago`;
  return age > maxBackupAge ? failed(says) : ok(says);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return `${error.message}${cause}`;
}
