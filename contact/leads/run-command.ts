import { createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Clock } from "#contact/clock.ts";
import { eraseRequests, truncateLog } from "#contact/erase-requests.ts";
import { backUp } from "#contact/leads/back-up.ts";
import { copyStore } from "#contact/leads/copy-store.ts";
import { deadMails, deadMailsAsTable } from "#contact/leads/dead-mails.ts";
import { everyLead } from "#contact/leads/every-lead.ts";
import { exportLeads } from "#contact/leads/export-leads.ts";
import { findRequest } from "#contact/leads/find-request.ts";
import { leadsAsTable, listLeads } from "#contact/leads/list-leads.ts";
import { type Command, usage } from "#contact/leads/read-command.ts";
import { releaseLeads } from "#contact/leads/release-leads.ts";
import { requestsOf } from "#contact/leads/requests-of.ts";
import { retryMails } from "#contact/leads/retry-mails.ts";
import { leadAsText, showLead } from "#contact/leads/show-lead.ts";
import { readStats, statsAsText } from "#contact/leads/stats.ts";
import { isShared } from "#contact/store/engine.ts";
import { openStore } from "#contact/store/open-store.ts";
import type { MailKind, RequestTable, Store } from "#contact/store/tables.ts";

export interface CommandParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly dataFolder: string;
  /** What a released request sends. */
  readonly mails: readonly MailKind[];
  readonly mailHost: string;
  /** Where results go. */
  readonly output: NodeJS.WritableStream;
  /** Told how long work goes on. */
  readonly progress: (words: string) => void;
}

/** Says a result to a person or, as JSON, to a program. */
type Say = (text: string, data: unknown) => void;

/** Does what was asked; rejects with words for a person where it could not. */
export async function runCommand(parts: CommandParts, command: Command, json: boolean): Promise<void> {
  const { store, clock, output } = parts;
  const say: Say = (text, data) => output.write(`${json ? JSON.stringify(data, null, 2) : text}\n`);
  switch (command.name) {
    case "help":
      return say(usage, { usage });
    case "list": {
      const requests = await listLeads(store, command, command.limit);
      return say(leadsAsTable(requests), requests);
    }
    case "dead": {
      const mails = await deadMails(store, command.limit);
      return say(deadMailsAsTable(mails), mails);
    }
    case "show": {
      const lead = await showLead(store, command.id);
      return say(leadAsText(lead), lead);
    }
    case "stats": {
      const stats = await readStats(store, clock, command.days);
      return say(statsAsText(stats), stats);
    }
    case "retry": {
      const retried = await retryMails(store, clock, await idsOf(store, command.ids));
      return say(`${counted(retried, "mail")} will be sent again.`, { retried });
    }
    case "release": {
      const released = await releaseLeads(parts, await idsOf(store, command.ids));
      return say(`${counted(released.length, "request")} released.`, { released });
    }
    case "erase":
      return erase(parts, command.email, command.dryRun, say);
    case "backup": {
      if (isShared(store)) throw new Error("the requests are in PostgreSQL: back it up with pg_dump");
      parts.progress("copying the database");
      const copy = await backUp(join(parts.dataFolder, "orvane.sqlite"), command.file);
      const size = `${(copy.bytes / 1_000_000).toFixed(1)} MB`;
      return say(`${counted(copy.requests, "request")} in ${copy.file}, ${size}, checked.`, copy);
    }
    case "copy":
      return copyTo(parts, command.target, say);
    case "export":
      return exportTo(parts, command, json);
  }
}

async function idsOf(store: Store, references: readonly string[] | "all"): Promise<string[] | "all"> {
  if (references === "all") return "all";
  const ids: string[] = [];
  for (const reference of references) ids.push((await findRequest(store, reference)).id);
  return ids;
}

async function erase(
  { store, dataFolder, progress, clock }: CommandParts,
  email: string,
  dryRun: boolean,
  say: Say,
): Promise<void> {
  progress("looking for the mailbox's requests");
  const ids = await requestsOf(store, email);
  if (dryRun) return say(`${counted(ids.length, "request")} would be erased.`, { wouldErase: ids.length });
  const erased = await eraseRequests({ store, mailFolder: join(dataFolder, "mail") }, ids);
  const overwritten = await truncateLog(store);
  const erasedAt = new Date(clock.now()).toISOString();
  say(
    [
      `${erasedAt}: erased ${counted(erased.requests, "request")} and ${counted(erased.mails, "mail")} of the mailbox, ${counted(erased.files, "mail file")} among them.`,
      overwritten
        ? "What they held is overwritten in the database and gone from its log."
        : "The database's own log and backups keep what they held until they are replaced.",
      "Mails that have been sent, backups and exports are not reached from here.",
    ].join("\n"),
    { erasedAt, ...erased, overwritten },
  );
  if (!overwritten && !isShared(store)) throw new Error("the log is in use: run the same command again");
}

async function copyTo({ store, progress }: CommandParts, target: string, say: Say): Promise<void> {
  const isAddress = /^postgres(ql)?:\/\//.test(target);
  const opened = await openStore(isAddress ? "" : target, isAddress ? target : null, (reason) =>
    progress(`waiting for the database: ${reason}`),
  );
  try {
    const copied = await copyStore(store, opened, progress);
    const all = Object.entries(copied).map(([table, count]) => `${count} of ${table}`);
    say(`Copied, read back and compared: ${all.join(", ")}.`, { copied });
  } finally {
    await opened.destroy();
  }
}

async function exportTo(
  { store, output, progress }: CommandParts,
  { format, out, ...selection }: Extract<Command, { name: "export" }>,
  json: boolean,
): Promise<void> {
  let count = 0;
  async function* reported(requests: AsyncIterable<RequestTable>): AsyncGenerator<RequestTable> {
    for await (const request of requests) {
      yield request;
      count += 1;
      if (count % 1000 === 0) progress(`${count} requests`);
    }
  }
  const pieces = exportLeads(reported(everyLead(store, selection)), json ? "json" : format);
  if (out === undefined) {
    for await (const piece of pieces) {
      if (!output.write(piece)) await new Promise((resolve) => output.once("drain", resolve));
    }
    return;
  }
  const draft = `${out}.part`;
  await pipeline(Readable.from(pieces), createWriteStream(draft, { mode: 0o600 }));
  await rename(draft, out);
  progress(`${counted(count, "request")} in ${out}`);
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
