import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Clock, dayLength } from "#leads/clock.ts";
import { backUp } from "#leads/commands/back-up.ts";
import { runDoctor } from "#leads/commands/doctor.ts";
import { dumpPostgres } from "#leads/commands/dump-postgres.ts";
import { exportFormats, exportLeads } from "#leads/commands/export-leads.ts";
import { iterateLeads, leadIdsOf } from "#leads/commands/find-leads.ts";
import { sendTestMail } from "#leads/commands/send-test-mail.ts";
import { signInUrl } from "#leads/desk/paths.ts";
import { deskReaders } from "#leads/desk/readers.ts";
import { addDeskKey, endSessions, readerOf } from "#leads/desk/sign-in.ts";
import { eraseLeads, truncateLog } from "#leads/retention/erase-leads.ts";
import { eraseExpired } from "#leads/retention/retention.ts";
import type { Configuration } from "#leads/server/configuration.ts";
import { lastBackupFile } from "#leads/server/last-backup.ts";
import { isShared } from "#leads/store/engine.ts";
import { forgetSecret } from "#leads/store/link-key.ts";
import { sqliteFile } from "#leads/store/open-sqlite.ts";
import type { Store } from "#leads/store/tables.ts";

export class UsageError extends Error {
  override name = "UsageError";
}

interface CommandDependencies {
  configuration: Configuration;
  clock: Clock;
  open: () => Promise<Store>;
  /** Receives exports; what else a command says is its result. */
  output: NodeJS.WritableStream;
}

const usage = `npm run leads -- <command>

  export [--format csv|xlsx|json] [--email <address>] > file    every lead, or all that one person sent
  erase <address> | --expired       all that one person sent, or whose retention period is over, for good
  backup --dir <folder> [--keep 30d] [--every 1h]    a copy of the database while the server runs
  doctor                            checks the site, the server, email login, disk, backups and proxy
  send-test-mail [<address>]        an email as the server sends them, to CONTACT_TO or this address
  sign-in [<mailbox>]               a link to the desk, for when mail does not get through
  sign-out [<mailbox>]              ends everybody's sessions at the desk, or those of one mailbox
  replace-secret                    makes every link mailed so far useless, and ends all sessions

DATA_DIR or DATABASE_URL selects the database. Exit status: 0 success, 1 error, 2 usage error.`;

const options = {
  format: { type: "string" },
  email: { type: "string" },
  expired: { type: "boolean" },
  dir: { type: "string" },
  keep: { type: "string" },
  every: { type: "string" },
} as const;

type Option = keyof typeof options;
type Values = {
  [Name in Option]?: (typeof options)[Name]["type"] extends "string" ? string : boolean;
};

interface Command {
  options: Option[];
  words: number;
  /** Resolves to what to tell the owner; rejects with a message for people. */
  run: (dependencies: CommandDependencies, words: string[], values: Values) => Promise<string>;
}

const commands: Record<string, Command> = {
  export: { options: ["format", "email"], words: 0, run: exportTo },
  erase: { options: ["expired"], words: 1, run: erase },
  backup: { options: ["dir", "keep", "every"], words: 0, run: backUpAtIntervals },
  doctor: { options: [], words: 0, run: consultDoctor },
  "send-test-mail": { options: [], words: 1, run: testMail },
  "sign-in": { options: [], words: 1, run: signIn },
  "sign-out": { options: [], words: 1, run: signOut },
  "replace-secret": { options: [], words: 0, run: replaceSecret },
};

/** Runs a command line and resolves to what to print. @throws a `UsageError` if it is not valid. */
export async function runCommand(line: string[], dependencies: CommandDependencies): Promise<string> {
  const [name = "help", ...rest] = line;
  if (name === "help" || line.includes("--help") || line.includes("-h")) return usage;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`unknown command ${JSON.stringify(name)}\n\n${usage}`);
  const known = Object.fromEntries(command.options.map((option) => [option, options[option]]));
  let values: Values;
  let positionals: string[];
  try {
    ({ values, positionals } = parseArgs({ args: rest, options: known, allowPositionals: true }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const surplus = positionals[command.words];
  if (surplus !== undefined) throw new UsageError(`unexpected argument for ${name}: ${surplus}`);
  return command.run(dependencies, positionals, values);
}

async function exportTo(
  { open, output }: CommandDependencies,
  _words: string[],
  { format = "csv", email }: Values,
): Promise<string> {
  const known = exportFormats.find((one) => one === format);
  if (!known) throw new UsageError(`--format must be one of ${exportFormats.join(", ")}`);
  const store = await open();
  const ids = email === undefined ? undefined : await leadIdsOf(store, email);
  const pieces = exportLeads(iterateLeads(store, { ids }), known);
  await pipeline(Readable.from(pieces), output, { end: false });
  return "";
}

async function erase(
  { open, clock, configuration }: CommandDependencies,
  [email]: string[],
  { expired = false }: Values,
): Promise<string> {
  if (expired === (email !== undefined)) throw new UsageError("erase needs an email address, or --expired");
  const store = await open();
  const erasing = { store, mailFolder: join(configuration.dataFolder, "mail") };
  const before = clock.now() - configuration.retentionDays * dayLength;
  const { leads, deliveries, files } =
    email === undefined
      ? await eraseExpired(erasing, before)
      : await eraseLeads(erasing, await leadIdsOf(store, email));
  const isOverwritten = await truncateLog(store);
  if (!isOverwritten && !isShared(store))
    throw new Error("erased, but the write-ahead log is in use: run the same command again");
  return [
    `${new Date(clock.now()).toISOString()} erased leads: ${leads}, deliveries: ${deliveries}, email files: ${files}.`,
    isOverwritten
      ? "Erased data has been overwritten in the database and its write-ahead log."
      : "The database's own log and backups contain erased data until they are replaced.",
    "Emails already sent, backups and exports are not affected.",
  ].join("\n");
}

async function consultDoctor({ configuration, clock, output }: CommandDependencies): Promise<string> {
  const findings = await runDoctor(configuration, clock);
  for (const { check, verdict, says } of findings)
    output.write(`${check.padEnd(10)}${verdict.padEnd(9)}${says}\n`);
  const { length } = findings.filter(({ verdict }) => verdict === "failed");
  if (length > 0) throw new Error(`checks failed: ${length}`);
  return "";
}

async function signIn(
  { open, clock, configuration }: CommandDependencies,
  [mailbox]: string[],
): Promise<string> {
  const addresses = deskReaders(configuration);
  const reader = readerOf(mailbox ?? addresses[0] ?? "", addresses);
  if (reader === undefined) throw new UsageError(`only these may sign in: ${addresses.join(", ")}`);
  const token = await addDeskKey(await open(), clock, { kind: "link", address: reader });
  return `${signInUrl(token)}\nOpen it within 10 minutes; it works once, in any browser.`;
}

async function signOut({ open, configuration }: CommandDependencies, [mailbox]: string[]): Promise<string> {
  const addresses = deskReaders(configuration);
  const reader = mailbox && (readerOf(mailbox, addresses) ?? mailbox);
  const ended = await endSessions(await open(), reader ? { of: reader } : { notOf: [] });
  return `sessions and links ended: ${ended}.`;
}

async function replaceSecret({ open }: CommandDependencies): Promise<string> {
  const store = await open();
  await forgetSecret(store);
  await endSessions(store, { notOf: [] });
  return "Restart the server: from then on, links mailed before open nothing.";
}

async function testMail(
  { configuration, clock }: CommandDependencies,
  [recipient]: string[],
): Promise<string> {
  return sendTestMail(configuration, recipient, clock);
}

/** A failed backup among several is reported and retried at the next interval; the age of the last one tells. */
async function backUpAtIntervals(
  dependencies: CommandDependencies,
  _words: string[],
  { dir, keep, every }: Values,
): Promise<string> {
  if (dir === undefined) throw new UsageError("backup needs --dir and a folder");
  const [kept, pause] = [ageIn("--keep", keep), ageIn("--every", every)];
  if (pause === null) return backUpOnce(dependencies, dir, kept);
  for (;;) {
    await backUpOnce(dependencies, dir, kept).then(console.log, (error: unknown) =>
      console.error(`no backup: ${error instanceof Error ? error.message : String(error)}`),
    );
    await wait(pause);
  }
}

/** Does not open the database as the other commands do, because that would migrate it. */
async function backUpOnce(
  { configuration: { dataFolder, databaseUrl }, clock }: CommandDependencies,
  folder: string,
  keep: number | null,
): Promise<string> {
  if (databaseUrl) {
    const days = Math.ceil((keep ?? Number.MAX_SAFE_INTEGER) / dayLength);
    const dump = await dumpPostgres(databaseUrl, folder, days, lastBackupFile(dataFolder));
    return `PostgreSQL in ${dump}, read back.`;
  }
  assertDatabase(dataFolder);
  const { leads, file, bytes, removed } = await backUp(sqliteFile(dataFolder), folder, keep, clock);
  await writeFile(lastBackupFile(dataFolder), "", { mode: 0o600 });
  return `leads: ${leads}, in ${file}, ${(bytes / 1e6).toFixed(1)} MB, checked; older ones removed: ${removed.length}.`;
}

/** Opening would create an empty database, so that a mistyped DATA_DIR would show no leads. */
export function assertDatabase(dataFolder: string): void {
  if (existsSync(sqliteFile(dataFolder))) return;
  throw new Error(
    `there is no database in ${dataFolder}: use the same DATA_DIR or DATABASE_URL as the server`,
  );
}

/** Parses a duration such as `30d` or `48h` into milliseconds. */
function ageIn(option: string, age: string | undefined): number | null {
  if (age === undefined) return null;
  const [, count, unit] = /^([1-9]\d{0,3})([dh])$/.exec(age) ?? [];
  if (count === undefined) throw new UsageError(`${option} must be a time such as 30d or 48h`);
  return (Number(count) * dayLength) / (unit === "d" ? 1 : 24);
}
