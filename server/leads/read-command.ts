import { parseArgs } from "node:util";
import { commandIn } from "#server/configuration.ts";
import { type ExportFormat, exportFormats } from "#server/leads/export-leads.ts";
import type { LeadFilter } from "#server/leads/list-leads.ts";

/** A parsed command line. */
export type Command =
  | { readonly name: "help" }
  | ({ readonly name: "list"; readonly limit: number } & LeadFilter)
  | { readonly name: "dead"; readonly limit: number }
  | { readonly name: "show"; readonly id: string }
  | { readonly name: "search"; readonly words: readonly string[]; readonly limit: number }
  | ({
      readonly name: "export";
      readonly format: ExportFormat;
      readonly out: string | undefined;
      /** Email address of the only person to export; everybody if left out. */
      readonly email: string | undefined;
    } & LeadFilter)
  | { readonly name: "retry" | "release"; readonly ids: readonly string[] | "all" }
  /** An email address or a lead's id. */
  | { readonly name: "erase"; readonly whose: string; readonly dryRun: boolean }
  | { readonly name: "backup"; readonly file: string }
  | {
      readonly name: "backup-folder";
      readonly folder: string;
      readonly keep: number | null;
      readonly every: number | null;
    }
  | { readonly name: "doctor" }
  | { readonly name: "test-mail"; readonly recipient: string | undefined };

/** The command line could not be parsed. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** How to run the command line on this installation. */
const program = commandIn(process.env);

export const usage = `${program} <command> [--json]

  list [--state accepted|quarantined] [--since 2026-11-01] [--limit 50]
                              the newest leads
  list --dead                 deliveries that failed for good, and why
  show <id>                   one lead, and the state of its deliveries
  search <word>… [--limit 50] the newest leads with all these words, in whatever field
  export [--format csv|xlsx|json] [--out file] [--state …] [--since …] [--email …]
                              every lead, or all one person sent, to a new file or standard
                              output; csv and xlsx for people, json for programs
  retry [<id>…]               retries dead deliveries: all, or only those of the given leads
  release <id>… | --all       releases leads from quarantine and sends their emails: to the agency,
                              the webhook, and the acknowledgement to whoever wrote
  erase <email or id> [--dry-run]
                              erases every lead from this address, or this one, permanently
  backup <file>               a consistent copy of the database, while the server runs
  backup --dir <folder> [--keep 30d] [--every 1h]
                              the same into a folder, named by the time; removes older ones,
                              and goes on for ever with --every
  doctor                      checks the address, TLS, email login, disk, backups, proxy and clock
  test-mail [<email>]         sends an email as the server would, to CONTACT_TO or this address

The first or last characters of an id are enough. Times are local to the agency. DATA_DIR or DATABASE_URL selects the database.
Exit status: 0 success, 1 error, 2 usage error.`;

const options = {
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  all: { type: "boolean", default: false },
  dead: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  state: { type: "string" },
  since: { type: "string" },
  limit: { type: "string" },
  format: { type: "string" },
  out: { type: "string" },
  email: { type: "string" },
  dir: { type: "string" },
  keep: { type: "string" },
  every: { type: "string" },
} as const;

/** Options of each command besides --json and --help. */
const known: Readonly<Record<string, readonly string[]>> = {
  help: [],
  list: ["state", "since", "limit", "dead"],
  show: [],
  search: ["limit"],
  export: ["format", "out", "state", "since", "email"],
  retry: ["all"],
  release: ["all"],
  erase: ["dry-run"],
  backup: ["dir", "keep", "every"],
  doctor: [],
  "test-mail": [],
};

/**
 * Parses a command line.
 * @throws a `UsageError` that says what is wrong.
 */
export function readCommand(words: readonly string[]): { readonly command: Command; readonly json: boolean } {
  const { values, positionals } = parsed(words);
  const [name = "help", ...rest] = positionals;
  const { json } = values;
  if (values.help || name === "help") return { command: { name: "help" }, json };
  const allowed = known[name];
  if (!allowed) throw new UsageError(`unknown command ${JSON.stringify(name)}`);
  for (const [option, value] of Object.entries(values)) {
    const isGiven = value !== undefined && value !== false;
    if (isGiven && option !== "json" && !allowed.includes(option)) {
      throw new UsageError(`unknown option for ${name}: --${option}`);
    }
  }
  return { command: commandOf(name, rest, values), json };
}

type Values = ReturnType<typeof parsed>["values"];

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function commandOf(name: string, rest: readonly string[], values: Values): Command {
  const selection = { state: stateIn(values.state), since: momentIn(values.since) };
  switch (name) {
    case "list": {
      nothing(name, rest);
      const limit = numberIn("--limit", values.limit, 50);
      return values.dead ? { name: "dead", limit } : { name, ...selection, limit };
    }
    case "export": {
      nothing(name, rest);
      const format = exportFormats.find((known) => known === (values.format ?? "csv"));
      if (!format) throw new UsageError(`--format must be one of ${exportFormats.join(", ")}`);
      if (format === "xlsx" && values.out === undefined) throw new UsageError("--format xlsx needs --out");
      const email = values.email === undefined ? undefined : mailboxIn(values.email);
      return { name, ...selection, format, out: values.out, email };
    }
    case "search":
      if (rest.length === 0) throw new UsageError(`${name} needs one or more words`);
      return { name, words: rest, limit: numberIn("--limit", values.limit, 50) };
    case "retry":
      return { name, ids: rest.length > 0 && !values.all ? rest : "all" };
    case "release":
      if (values.all === rest.length > 0) throw new UsageError(`${name} needs one or more ids, or --all`);
      return { name, ids: values.all ? "all" : rest };
    case "show":
      return { name, id: only(name, "an id", rest) };
    case "erase":
      return {
        name,
        whose: whoseIn(only(name, "an email address or an id", rest)),
        dryRun: values["dry-run"],
      };
    case "backup":
      if (values.dir !== undefined) {
        nothing(name, rest);
        const [keep, every] = [ageIn("--keep", values.keep), ageIn("--every", values.every)];
        return { name: "backup-folder", folder: values.dir, keep, every };
      }
      if (values.keep ?? values.every) throw new UsageError("--keep and --every need --dir");
      return { name, file: only(name, "a file, or a folder with --dir", rest) };
    case "doctor":
      nothing(name, rest);
      return { name };
    case "test-mail": {
      const recipient =
        rest.length > 0 ? mailboxIn(only(name, "one email address at most", rest)) : undefined;
      return { name, recipient };
    }
    default:
      throw new UsageError(`unknown command ${JSON.stringify(name)}`);
  }
}

function nothing(name: string, rest: readonly string[]): void {
  if (rest.length > 0) throw new UsageError(`unexpected argument for ${name}: ${JSON.stringify(rest[0])}`);
}

function only(name: string, what: string, rest: readonly string[]): string {
  const [word, ...more] = rest;
  if (!word || more.length > 0) throw new UsageError(`${name} needs ${what}`);
  return word;
}

function mailboxIn(text: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(text))
    throw new UsageError(`${JSON.stringify(text)} is not a valid email address`);
  return text;
}

/** Accepts an email address, or the beginning or end of an id. */
function whoseIn(text: string): string {
  return /^[\da-f-]{6,36}$/i.test(text) ? text : mailboxIn(text);
}

function stateIn(text: string | undefined): LeadFilter["state"] {
  if (text === undefined || text === "accepted" || text === "quarantined") return text;
  throw new UsageError("--state must be accepted or quarantined");
}

function momentIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) throw new UsageError("--since must be a date such as 2026-11-01");
  return moment;
}

/** Parses a duration such as `30d` or `48h` into milliseconds. */
function ageIn(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, count, unit] = /^([1-9]\d{0,3})([dh])$/.exec(text) ?? [];
  if (count === undefined) throw new UsageError(`${option} must be a time such as 30d or 48h`);
  return Number(count) * (unit === "d" ? 24 : 1) * 3_600_000;
}

function numberIn(option: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`${option} must be a positive integer`);
  return Number(text);
}
