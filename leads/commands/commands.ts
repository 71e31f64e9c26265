import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type LeadStatus, leadStatuses } from "#content/facts/lead-actions.ts";
import { localTime } from "#contract/business-hours.ts";
import { actOnLead } from "#leads/actions/act-on-lead.ts";
import { retryDeliveries } from "#leads/actions/retry-deliveries.ts";
import { type Clock, dayLength } from "#leads/clock.ts";
import { backUp } from "#leads/commands/back-up.ts";
import { runDoctor } from "#leads/commands/doctor.ts";
import { dumpPostgres } from "#leads/commands/dump-postgres.ts";
import { exportFormats, exportLeads } from "#leads/commands/export-leads.ts";
import { findLead, iterateLeads, leadIdsOf, listLeads } from "#leads/commands/find-leads.ts";
import { labelOf } from "#leads/commands/lead-columns.ts";
import { sendTestMail } from "#leads/commands/send-test-mail.ts";
import { deliveryKinds } from "#leads/delivery-kinds.ts";
import { signInUrl } from "#leads/desk/paths.ts";
import { deskReaders } from "#leads/desk/readers.ts";
import { addDeskKey, readerOf } from "#leads/desk/sign-in.ts";
import { senderOf } from "#leads/lead-text.ts";
import { headerText } from "#leads/mail/header-text.ts";
import { eraseLeads, truncateLog } from "#leads/retention/erase-leads.ts";
import type { Configuration } from "#leads/server/configuration.ts";
import { lastBackupFile } from "#leads/server/last-backup.ts";
import { isShared } from "#leads/store/engine.ts";
import { sqliteFile } from "#leads/store/open-sqlite.ts";
import type { Store } from "#leads/store/tables.ts";
import { shortId } from "#leads/store/time-ordered-id.ts";
import { site } from "#site.config.ts";

export class UsageError extends Error {
  override name = "UsageError";
}

export interface CommandDependencies {
  configuration: Configuration;
  clock: Clock;
  open: () => Promise<Store>;
  /** Receives exports; what else a command says is its result. */
  output: NodeJS.WritableStream;
}

const usage = (program: string) => `${program} <command>

  list [--state new|answered|suspect|spam|erasing]
                              the newest leads
  list --dead                 deliveries that failed for good, and why
  export [--format csv|xlsx|json] [--state …] [--email …] > file
                              every lead, or all one person sent; csv and xlsx for people,
                              json for programs
  retry [<id>…]               retries dead deliveries: all, or only those of the given leads
  release <id>… | --all       lets suspects through and sends their emails: to the agency,
                              the webhook, and the acknowledgement to whoever wrote
  erase <email or id> [--dry-run]
                              erases every lead from this address, or this one, permanently
  backup --dir <folder> [--keep 30d] [--every 1h]
                              a consistent copy of the database, while the server runs; removes
                              older ones, goes on with --every
  doctor                      checks the site, the server, email login, disk, backups and proxy
  sign-in [<mailbox>]         prints a link to the desk, for when mail does not get through
  test-mail [<email>]         sends an email as the server would, to CONTACT_TO or this address

The last characters of an id are enough. DATA_DIR or DATABASE_URL selects the database.
Exit status: 0 success, 1 error, 2 usage error.`;

const options = {
  state: { type: "string" },
  dead: { type: "boolean" },
  format: { type: "string" },
  email: { type: "string" },
  all: { type: "boolean" },
  "dry-run": { type: "boolean" },
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
  list: { options: ["state", "dead"], words: 0, run: list },
  export: { options: ["format", "state", "email"], words: 0, run: exportTo },
  retry: { options: [], words: Number.POSITIVE_INFINITY, run: retry },
  release: { options: ["all"], words: Number.POSITIVE_INFINITY, run: release },
  erase: { options: ["dry-run"], words: 1, run: erase },
  backup: { options: ["dir", "keep", "every"], words: 0, run: backUpAtIntervals },
  doctor: { options: [], words: 0, run: consultDoctor },
  "sign-in": { options: [], words: 1, run: signIn },
  "test-mail": { options: [], words: 1, run: testMail },
};

/** Runs a command line and resolves to what to print. @throws a `UsageError` if it is not valid. */
export async function runCommand(line: string[], dependencies: CommandDependencies): Promise<string> {
  const [name = "help", ...rest] = line;
  const help = usage(dependencies.configuration.command);
  if (name === "help" || line.includes("--help") || line.includes("-h")) return help;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`unknown command ${JSON.stringify(name)}\n\n${help}`);
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

/** Leads and dead deliveries listed; all others are in the export. */
const mostListed = 50;

async function list(
  { open }: CommandDependencies,
  _words: string[],
  { state, dead }: Values,
): Promise<string> {
  const leadStatus = leadStatusIn(state);
  const store = await open();
  if (!dead) {
    const leads = await listLeads(store, { leadStatus }, mostListed);
    const rows = leads.map((lead) => [
      shortId(lead.id),
      formatLocalTime(lead.created_at),
      labelOf(lead.status),
      lead.score,
      lead.email,
      senderOf(lead),
    ]);
    return rows.length > 0 ? textTable(rows) : "No leads.";
  }
  const deliveries = await store
    .selectFrom("delivery")
    .selectAll()
    .where("state", "=", "dead")
    .orderBy("created_at", "desc")
    .limit(mostListed)
    .execute();
  const rows = deliveries.map(({ lead_id, kind, created_at, attempts, last_error }) => [
    lead_id === null ? "" : shortId(lead_id),
    kind,
    formatLocalTime(created_at),
    attempts,
    last_error,
  ]);
  return rows.length > 0 ? textTable(rows) : "No dead deliveries.";
}

async function exportTo(
  { open, output }: CommandDependencies,
  _words: string[],
  { format = "csv", state, email }: Values,
): Promise<string> {
  const leadStatus = leadStatusIn(state);
  const known = exportFormats.find((one) => one === format);
  if (!known) throw new UsageError(`--format must be one of ${exportFormats.join(", ")}`);
  const store = await open();
  const ids = email === undefined ? undefined : await leadIdsOf(store, email);
  const pieces = exportLeads(iterateLeads(store, { leadStatus, ids }), known);
  await pipeline(Readable.from(pieces), output, { end: false });
  return "";
}

async function retry({ open, clock }: CommandDependencies, references: string[]): Promise<string> {
  const store = await open();
  const leads = references.length > 0 ? await idsOf(store, references) : "all";
  const { length } = await retryDeliveries(store, clock.now(), leads);
  return `deliveries that will be retried: ${length}`;
}

async function release(
  { open, clock, configuration }: CommandDependencies,
  references: string[],
  { all = false }: Values,
): Promise<string> {
  if (all === references.length > 0) throw new UsageError("release needs one or more ids, or --all");
  const store = await open();
  const ids = all ? [] : await idsOf(store, references);
  if (all) for await (const { id } of iterateLeads(store, { leadStatus: "suspect" })) ids.push(id);
  const deliveries = deliveryKinds({ ...site.features, webhook: configuration.webhook !== null });
  const acting = { store, clock, deliveries, mailHost: new URL(site.url).hostname };
  let released = 0;
  for (const id of ids) {
    const { isDone } = await actOnLead(acting, id, "release", "command");
    if (isDone) released += 1;
  }
  return `leads released: ${released} of ${ids.length}`;
}

async function erase(
  { open, clock, configuration }: CommandDependencies,
  [whose]: string[],
  { "dry-run": isDry }: Values,
): Promise<string> {
  if (whose === undefined) throw new UsageError("erase needs an email address or an id");
  const store = await open();
  const ids = whose.includes("@") ? await leadIdsOf(store, whose) : await idsOf(store, [whose]);
  if (isDry) return `leads that would be erased: ${ids.length}`;
  const { leads, deliveries, files } = await eraseLeads(
    { store, mailFolder: join(configuration.dataFolder, "mail") },
    ids,
  );
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
  output.write(`${textTable(findings.map(({ check, verdict, says }) => [check, verdict, says]))}\n`);
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
  const token = await addDeskKey(await open(), clock, "link", reader);
  return `${signInUrl(token)}\nOpen it within 15 minutes; it works once.`;
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

async function idsOf(store: Store, references: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const reference of references) ids.push(await findLead(store, reference));
  return ids;
}

function leadStatusIn(state: string | undefined): LeadStatus | undefined {
  const leadStatus = leadStatuses.find((known) => known === state);
  if (leadStatus === undefined && state !== undefined)
    throw new UsageError(`--state must be one of ${leadStatuses.join(", ")}`);
  return leadStatus;
}

/** Parses a duration such as `30d` or `48h` into milliseconds. */
function ageIn(option: string, age: string | undefined): number | null {
  if (age === undefined) return null;
  const [, count, unit] = /^([1-9]\d{0,3})([dh])$/.exec(age) ?? [];
  if (count === undefined) throw new UsageError(`${option} must be a time such as 30d or 48h`);
  return (Number(count) * dayLength) / (unit === "d" ? 1 : 24);
}

function formatLocalTime(moment: number): string {
  const { day, time } = localTime(moment, site.hours);
  return `${day} ${time}`;
}

/** Aligned columns, without what in a visitor's text would move the cursor or change the reading direction. */
function textTable(rows: (string | number | null)[][]): string {
  const lines = rows.map((row) => row.map((cell) => headerText(String(cell ?? ""), 300)));
  const widthOf = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const widths = rows[0]?.map((_, column) => widthOf(column)) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
