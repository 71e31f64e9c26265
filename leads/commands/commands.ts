import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { day } from "#contract/formats/milliseconds.ts";
import type { Clock } from "#leads/clock.ts";
import { backUp, NoRoomForBackup } from "#leads/commands/back-up.ts";
import { runDoctor } from "#leads/commands/doctor.ts";
import { sendTestMail } from "#leads/commands/send-test-mail.ts";
import { exportFormats, exportLeads } from "#leads/export/export-leads.ts";
import { eraseLeads, truncateLog } from "#leads/retention/erase-leads.ts";
import { eraseExpired, forgetLastDay } from "#leads/retention/retention.ts";
import type { Configuration } from "#leads/server/configuration.ts";
import { lastBackupFile, noRoomFile } from "#leads/server/last-backup.ts";
import { findUnencryptedConnections } from "#leads/server/unencrypted-connections.ts";
import { isShared } from "#leads/store/engine.ts";
import { findSampleAnswers, iterateLeads, leadIdsOf } from "#leads/store/find-leads.ts";
import { forgetLinkSecret } from "#leads/store/link-secret.ts";
import { sqliteFile } from "#leads/store/open-sqlite.ts";
import type { Store } from "#leads/store/tables.ts";

export class UsageError extends Error {
  override name = "UsageError";
}

interface CommandDependencies {
  configuration: Configuration;
  clock: Clock;
  open: () => Promise<Store>;
  /** Where exports are written; any other text of a command is its result. */
  output: NodeJS.WritableStream;
}

const usage = `npm run leads -- <command>

  export [--format csv|json] [--email <address>] > file    every lead, or all that one person sent
  erase <address> | --expired       all that one person sent, or whose retention period is over, for good
  backup --dir <folder> [--keep 30d] [--every 1h]    a copy of the database while the server runs
  doctor                            checks the site, the server and the email login
  send-test-mail [<address>]        an email as the server sends them, to CONTACT_TO or this address
  replace-secret                    makes every link mailed so far useless, and ends all sessions

DATA_DIR or DATABASE_URL selects the database. Exit status: 0 success, 1 error, 2 usage error.`;

const options = {
  help: { type: "boolean", short: "h" },
  format: { type: "string" },
  email: { type: "string" },
  expired: { type: "boolean" },
  dir: { type: "string" },
  keep: { type: "string" },
  every: { type: "string" },
} as const;

type Values = ReturnType<typeof parse>["values"];

/** Resolves to the text to print; rejects with an error whose message is meant for the owner. */
type Command = (dependencies: CommandDependencies, values: Values, mailbox?: string) => Promise<string>;

const commands = new Map<string, Command>([
  ["export", exportToOutput],
  ["erase", erase],
  ["backup", backUpAtIntervals],
  ["doctor", consultDoctor],
  ["send-test-mail", ({ configuration, clock }, _values, to) => sendTestMail(configuration, to, clock)],
  ["replace-secret", replaceSecret],
]);

/** Runs a command line and resolves to what to print. @throws a `UsageError` if it is not valid. */
export async function runCommand(line: string[], dependencies: CommandDependencies): Promise<string> {
  const { values, positionals } = parse(line);
  const [name = "help", mailbox, surplus] = positionals;
  if (name === "help" || values.help) return usage;
  const command = commands.get(name);
  if (!command) throw new UsageError(`unknown command ${JSON.stringify(name)}\n\n${usage}`);
  if (surplus !== undefined) throw new UsageError(`unexpected argument for ${name}: ${surplus}`);
  return command(dependencies, values, mailbox);
}

function parse(line: string[]) {
  try {
    return parseArgs({ args: line, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function exportToOutput(
  { open, output }: CommandDependencies,
  { format = "csv", email }: Values,
): Promise<string> {
  const exportFormat = exportFormats.find((name) => name === format);
  if (!exportFormat) throw new UsageError(`--format must be one of ${exportFormats.join(", ")}`);
  const store = await open();
  const ids = email === undefined ? undefined : await leadIdsOf(store, email);
  const pieces = exportLeads(
    iterateLeads(store, { ids }),
    exportFormat,
    await findSampleAnswers(store, { ids }),
  );
  await pipeline(Readable.from(pieces), output, { end: false });
  return "";
}

async function erase(
  { open, clock, configuration }: CommandDependencies,
  { expired = false }: Values,
  mailbox?: string,
): Promise<string> {
  if (expired === (mailbox !== undefined)) throw new UsageError("erase needs an email address, or --expired");
  const store = await open();
  const dependencies = { store, mailFolder: join(configuration.dataFolder, "mail") };
  const cutoff = clock.now() - configuration.retentionDays * day;
  const leads =
    mailbox === undefined
      ? (await eraseExpired(dependencies, cutoff)).leads
      : await eraseLeads(dependencies, await leadIdsOf(store, mailbox));
  if (expired) await forgetLastDay(store);
  const isOverwritten = await truncateLog(store);
  if (!isOverwritten && !isShared(store))
    throw new Error("erased, but the write-ahead log is in use: run the same command again");
  return [
    `${new Date(clock.now()).toISOString()} erased leads: ${leads}.`,
    isOverwritten
      ? "Erased data has been overwritten in the database and its write-ahead log."
      : "The database's own log and backups contain erased data until they are replaced.",
    "Emails already sent, backups and exports are not affected.",
  ].join("\n");
}

async function consultDoctor({ configuration, output }: CommandDependencies): Promise<string> {
  const findings = await runDoctor(configuration);
  for (const { check, isOk, message } of findings)
    output.write(`${check.padEnd(10)}${isOk ? "ok" : "failed"}  ${message}\n`);
  for (const sentence of findUnencryptedConnections(configuration))
    output.write(`${"warning".padEnd(18)}${sentence}\n`);
  const { length } = findings.filter(({ isOk }) => !isOk);
  if (length > 0) throw new Error(`checks failed: ${length}`);
  return "";
}

async function replaceSecret({ open }: CommandDependencies): Promise<string> {
  const store = await open();
  await forgetLinkSecret(store);
  await store.deleteFrom("desk_key").execute();
  return "Restart the server: from then on, links mailed before open nothing.";
}

/**
 * With `--every`, a failed backup is reported and tried again at the next interval; `/health` says when the last one
 * succeeded.
 */
async function backUpAtIntervals(
  dependencies: CommandDependencies,
  { dir, keep, every }: Values,
): Promise<string> {
  if (dir === undefined) throw new UsageError("backup needs --dir and a folder");
  const keepFor = parseDuration("--keep", keep);
  const interval = parseDuration("--every", every);
  if (interval === null) return backUpOnce(dependencies, dir, keepFor);
  for (;;) {
    await backUpOnce(dependencies, dir, keepFor).then(console.log, (error: unknown) =>
      console.error(`no backup: ${error instanceof Error ? error.message : String(error)}`),
    );
    await wait(interval);
  }
}

/** Does not open the database as the other commands do, because that would migrate it. */
async function backUpOnce(
  { configuration: { dataFolder, databaseUrl }, clock }: CommandDependencies,
  folder: string,
  keep: number | null,
): Promise<string> {
  if (databaseUrl) throw new Error("deploy/back-up-postgres.sh makes the backups of PostgreSQL");
  assertDatabase(dataFolder);
  const { leads, file, bytes, removed } = await backUp(sqliteFile(dataFolder), folder, keep, clock).catch(
    async (error: unknown) => {
      // The server reads this file and reports it. If the disk has no room even for the file, the server notices by
      // itself.
      if (error instanceof NoRoomForBackup)
        await writeFile(noRoomFile(dataFolder), "", { mode: 0o600 }).catch(() => {});
      throw error;
    },
  );
  await rm(noRoomFile(dataFolder), { force: true });
  await writeFile(lastBackupFile(dataFolder), "", { mode: 0o600 });
  return `leads: ${leads}, in ${file}, ${(bytes / 1e6).toFixed(1)} MB, checked; older ones removed: ${removed.length}.`;
}

/**
 * @throws if there is no database: opening it would create an empty one, and a mistyped DATA_DIR would show no leads.
 */
export function assertDatabase(dataFolder: string): void {
  if (existsSync(sqliteFile(dataFolder))) return;
  throw new Error(
    `there is no database in ${dataFolder}: use the same DATA_DIR or DATABASE_URL as the server`,
  );
}

/** Parses a duration such as `30d` or `48h` into milliseconds. */
function parseDuration(option: string, duration: string | undefined): number | null {
  if (duration === undefined) return null;
  const [, count, unit] = /^([1-9]\d{0,3})([dh])$/.exec(duration) ?? [];
  if (count === undefined) throw new UsageError(`${option} must be a time such as 30d or 48h`);
  return (Number(count) * day) / (unit === "d" ? 1 : 24);
}
