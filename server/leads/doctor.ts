import { execFile } from "node:child_process";
import { lookup } from "node:dns/promises";
import { stat, statfs } from "node:fs/promises";
import { isIP } from "node:net";
import { connect } from "node:tls";
import { promisify } from "node:util";
import { type Clock, dayLength } from "#contact/clock.ts";
import { encryption } from "#contact/mail/transport.ts";
import { sqliteFile } from "#contact/store/open-sqlite.ts";
import type { Configuration } from "#server/configuration.ts";
import { type BackupEvent, timeOf } from "#server/last-backup.ts";
import { readyPath } from "#server/overload.ts";
import { site } from "#site.config.ts";

/** Result of a check. A warning may be fine on some machines; a failure never is. */
export interface CheckResult {
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

/** Backups run hourly; a machine that slept overnight has an older one. One is restored every thirty days. */
const oldest: Readonly<Record<BackupEvent, number>> = {
  "last-backup": dayLength,
  "last-restore": 35 * dayLength,
};

/** Certificates are usually renewed thirty days before they expire. */
const lateRenewal = 20 * dayLength;

/** Checks everything a working site depends on. Never rejects, because each check reports its own failure. */
export async function runDoctor(configuration: Configuration, clock: Clock): Promise<CheckResult[]> {
  const checks: Record<string, () => Promise<Outcome>> = {
    address: checkAddress,
    certificate: () => checkCertificate(clock),
    site: () => checkAnswer(`${site.url}${readyPath}`, "the site answers at its public address"),
    server: () => checkAnswer(`${localAddress(configuration)}/health`, "the server can store leads"),
    proxy: async () => checkProxy(configuration),
    email: () => checkMailServer(configuration),
    disk: () => checkDisk(configuration),
    database: () => checkDatabaseFile(configuration),
    backup: () => checkBackup("last-backup", "made", configuration, clock),
    restore: () => checkBackup("last-restore", "restored to try it", configuration, clock),
    clock: checkClock,
  };
  return Promise.all(
    Object.entries(checks).map(async ([check, run]) => ({
      check,
      ...(await run().catch((error: unknown) => failed(messageOf(error)))),
    })),
  );
}

async function checkAddress(): Promise<Outcome> {
  const { hostname } = new URL(site.url);
  const addresses = await lookup(hostname, { all: true }).catch(() => []);
  if (addresses.length === 0) return failed(`${hostname} has no address: make its DNS records`);
  return ok(`${hostname} is ${addresses.map(({ address }) => address).join(", ")}`);
}

async function checkCertificate(clock: Clock): Promise<Outcome> {
  const { hostname, port, protocol } = new URL(site.url);
  if (protocol !== "https:") return failed(`${site.url} is not encrypted: visitors' words go in clear`);
  const end = await endOfCertificate(hostname, Number(port || 443));
  const days = Math.floor((end - clock.now()) / dayLength);
  const says = `the certificate of ${hostname} is valid for ${days} days`;
  return end - clock.now() < lateRenewal ? warning(`${says}: is it being renewed?`) : ok(says);
}

/** Expiry of a host's certificate; rejects if browsers would not accept it. */
function endOfCertificate(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, ...(isIP(host) === 0 && { servername: host }) }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once("error", reject);
    socket.setTimeout(patience, () => socket.destroy(new Error(`${host}:${port} does not answer`)));
  });
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
    return ok(`${new URL(smtpUrl).host} accepts the login; test-mail sends a real one`);
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

async function checkBackup(
  event: BackupEvent,
  what: string,
  { dataFolder, databaseUrl }: Configuration,
  clock: Clock,
): Promise<Outcome> {
  if (databaseUrl && event === "last-restore") return ok("each dump is read back; try pg_restore yourself");
  const last = await timeOf(dataFolder, event);
  if (last === null) return warning(`no backup was ever ${what}`);
  const age = clock.now() - last;
  const says = `a backup was last ${what} ${Math.floor(age / 3_600_000)} hours ago`;
  return age > oldest[event] ? failed(says) : ok(says);
}

/** Only systemd reports whether the clock is synchronised; elsewhere this is unknown. */
async function checkClock(): Promise<Outcome> {
  const show = promisify(execFile)("timedatectl", ["show", "--property=NTPSynchronized", "--value"]);
  const answer = await show.then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
  if (answer === null) return warning("cannot be told here whether the clock is kept right");
  return answer === "yes"
    ? ok("kept right by the network")
    : failed("not synchronised: timedatectl set-ntp true");
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return `${error.message}${cause}`;
}
