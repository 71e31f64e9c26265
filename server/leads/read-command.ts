import { parseArgs } from "node:util";
import { type Handling, handlings } from "#content/facts/lead-actions.ts";
import { commandIn } from "#server/configuration.ts";
import { type ExportFormat, exportFormats } from "#server/leads/export-leads.ts";
import type { LeadFilter } from "#server/leads/find-leads.ts";

/** A parsed command line. */
export type Command =
  | { name: "help" }
  | ({ name: "list"; limit: number } & LeadFilter)
  | { name: "dead"; limit: number }
  | { name: "show"; id: string }
  | { name: "search"; words: string; limit: number }
  | ({
      name: "export";
      format: ExportFormat;
      /** Email address of the only person to export; everybody if left out. */
      email: string | undefined;
    } & LeadFilter)
  | { name: "retry" | "release"; ids: string[] | "all" }
  /** An email address or a lead's id. */
  | { name: "erase"; whose: string; dryRun: boolean }
  | { name: "backup"; file: string }
  | {
      name: "backup-folder";
      folder: string;
      keep: number | null;
      every: number | null;
    }
  | { name: "bounce" }
  | { name: "doctor" }
  | { name: "test-mail"; recipient: string | undefined };

/** The command line could not be parsed. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** How to run the command line on this installation. */
const program = commandIn(process.env);

export const usage = `${program} <command> [--json]

  list [--state new|answered|suspect|spam|erasing] [--since 2026-11-01] [--limit 50]
                              the newest leads
  list --dead                 deliveries that failed for good, and why
  show <id>                   one lead, and the state of its deliveries
  search <word>… [--limit 50] the newest leads with all these words, in whatever field; a phone
                              number in any spelling
  export [--format csv|xlsx|json] [--state …] [--since …] [--email …] > file
                              every lead, or all one person sent; csv and xlsx for people,
                              json for programs
  retry [<id>…]               retries dead deliveries: all, or only those of the given leads
  release <id>… | --all       lets suspects through and sends their emails: to the agency,
                              the webhook, and the acknowledgement to whoever wrote
  erase <email or id> [--dry-run]
                              erases every lead from this address, or this one, permanently
  backup <file>               a consistent copy of the database, while the server runs
  backup --dir <folder> [--keep 30d] [--every 1h]
                              the same into a folder, named by the time; restores the copy to try
                              it once a month, removes older ones, goes on for ever with --every
  bounce < message            names a returned email at its lead
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
  email: { type: "string" },
  dir: { type: "string" },
  keep: { type: "string" },
  every: { type: "string" },
} as const;

/** Options of each command besides --json and --help. */
const known: Record<string, string[]> = {
  help: [],
  list: ["state", "since", "limit", "dead"],
  show: [],
  search: ["limit"],
  export: ["format", "state", "since", "email"],
  retry: ["all"],
  release: ["all"],
  erase: ["dry-run"],
  backup: ["dir", "keep", "every"],
  bounce: [],
  doctor: [],
  "test-mail": [],
};

/**
 * Parses a command line.
 * @throws a `UsageError` that says what is wrong.
 */
export function readCommand(words: string[]): { command: Command; json: boolean } {
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

function parsed(words: string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function commandOf(name: string, rest: string[], values: Values): Command {
  const selection = { handling: stateIn(values.state), since: momentIn(values.since) };
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
      const email = values.email === undefined ? undefined : mailboxIn(values.email);
      return { name, ...selection, format, email };
    }
    case "search":
      if (rest.length === 0) throw new UsageError(`${name} needs one or more words`);
      return { name, words: rest.join(" "), limit: numberIn("--limit", values.limit, 50) };
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
    case "bounce":
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

function nothing(name: string, rest: string[]): void {
  if (rest.length > 0) throw new UsageError(`unexpected argument for ${name}: ${JSON.stringify(rest[0])}`);
}

function only(name: string, what: string, rest: string[]): string {
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

function stateIn(text: string | undefined): Handling | undefined {
  const handling = handlings.find((known) => known === text);
  if (handling === undefined && text !== undefined) {
    throw new UsageError(`--state must be one of ${handlings.join(", ")}`);
  }
  return handling;
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
