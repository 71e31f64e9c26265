import { createWriteStream, existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { releaseLeads } from "#contact/actions/release-leads.ts";
import { retryDeliveries } from "#contact/actions/retry-deliveries.ts";
import type { Clock } from "#contact/clock.ts";
import { eraseLeads, truncateLog } from "#contact/retention/erase-leads.ts";
import { isShared } from "#contact/store/engine.ts";
import type { DeliveryKind, LeadTable, Store } from "#contact/store/tables.ts";
import { deadDeliveries, deadDeliveriesAsTable } from "#server/leads/dead-deliveries.ts";
import { exportLeads } from "#server/leads/export-leads.ts";
import { findLead } from "#server/leads/find-lead.ts";
import { formatCount } from "#server/leads/format-count.ts";
import { iterateLeads } from "#server/leads/iterate-leads.ts";
import { leadIdsOf } from "#server/leads/lead-ids-of.ts";
import { leadsAsTable, listLeads } from "#server/leads/list-leads.ts";
import { usage } from "#server/leads/read-command.ts";
import type { StoreCommand } from "#server/leads/run-without-store.ts";
import { searchLeads } from "#server/leads/search-leads.ts";
import { leadAsText, showLead } from "#server/leads/show-lead.ts";

export interface CommandDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly dataFolder: string;
  /** Deliveries of a released lead. */
  readonly deliveries: readonly DeliveryKind[];
  readonly mailHost: string;
  /** Receives results. */
  readonly output: NodeJS.WritableStream;
  /** Called with progress messages. */
  readonly progress: (words: string) => void;
}

/** Prints a result as text for people, or as JSON for programs. */
type Say = (text: string, data: unknown) => void;

/** Runs a command; rejects with a message for people if it fails. */
export async function runCommand(
  dependencies: CommandDependencies,
  command: StoreCommand,
  json: boolean,
): Promise<void> {
  const { store, clock, output } = dependencies;
  const say: Say = (text, data) => output.write(`${json ? JSON.stringify(data, null, 2) : text}\n`);
  switch (command.name) {
    case "help":
      return say(usage, { usage });
    case "list": {
      const leads = await listLeads(store, command, command.limit);
      return say(leadsAsTable(leads), leads);
    }
    case "search": {
      const leads = await searchLeads(store, command.words, command.limit);
      return say(leadsAsTable(leads), leads);
    }
    case "dead": {
      const deliveries = await deadDeliveries(store, command.limit);
      return say(deadDeliveriesAsTable(deliveries), deliveries);
    }
    case "show": {
      const lead = await showLead(store, command.id);
      return say(leadAsText(lead), lead);
    }
    case "retry": {
      const { length: retried } = await retryDeliveries(store, clock.now(), await idsOf(store, command.ids));
      return say(`${formatCount(retried, "delivery")} will be retried.`, { retried });
    }
    case "release": {
      const released = await releaseLeads(dependencies, await idsOf(store, command.ids));
      const asked = command.ids === "all" ? released.length : command.ids.length;
      const others = asked - released.length;
      const rest = others > 0 ? ` ${formatCount(others, "lead")} had not been in quarantine.` : "";
      return say(`${formatCount(released.length, "lead")} released.${rest}`, { released });
    }
    case "erase":
      return erase(dependencies, command.whose, command.dryRun, say);
    case "export":
      return exportTo(dependencies, command, json);
  }
}

async function idsOf(store: Store, references: readonly string[] | "all"): Promise<string[] | "all"> {
  if (references === "all") return "all";
  const ids: string[] = [];
  for (const reference of references) ids.push((await findLead(store, reference)).id);
  return ids;
}

async function erase(
  { store, dataFolder, progress, clock }: CommandDependencies,
  whose: string,
  dryRun: boolean,
  say: Say,
): Promise<void> {
  progress("looking for the leads");
  const ids = whose.includes("@") ? await leadIdsOf(store, whose) : [(await findLead(store, whose)).id];
  if (dryRun) return say(`${formatCount(ids.length, "lead")} would be erased.`, { wouldErase: ids.length });
  const erased = await eraseLeads({ store, mailFolder: join(dataFolder, "mail") }, ids);
  const overwritten = await truncateLog(store);
  const erasedAt = new Date(clock.now()).toISOString();
  const counts = [
    formatCount(erased.leads, "lead"),
    formatCount(erased.deliveries, "delivery"),
    formatCount(erased.files, "email file"),
  ];
  const traces = overwritten
    ? "Erased data has been overwritten in the database and its write-ahead log."
    : "The database's own log and backups contain erased data until they are replaced.";
  say(
    [
      `${erasedAt}: erased ${counts.join(", ")}.`,
      traces,
      ...(erased.leads > 0 ? ["Emails already sent, backups and exports are not affected."] : []),
    ].join("\n"),
    { erasedAt, ...erased, overwritten },
  );
  if (!overwritten && !isShared(store))
    throw new Error("the write-ahead log is in use: run the same command again");
}

async function exportTo(
  { store, output, progress }: CommandDependencies,
  { format, out, email, ...selection }: Extract<StoreCommand, { name: "export" }>,
  json: boolean,
): Promise<void> {
  let count = 0;
  async function* reported(leads: AsyncIterable<LeadTable>): AsyncGenerator<LeadTable> {
    for await (const lead of leads) {
      yield lead;
      count += 1;
      if (count % 1000 === 0) progress(`${count} leads`);
    }
  }
  if (out !== undefined && existsSync(out)) throw new Error(`${out} exists already: choose another name`);
  const ids = email === undefined ? undefined : await leadIdsOf(store, email);
  const pieces = exportLeads(reported(iterateLeads(store, { ...selection, ids })), json ? "json" : format);
  if (out === undefined) {
    for await (const piece of pieces) {
      if (!output.write(piece)) await new Promise((resolve) => output.once("drain", resolve));
    }
    return;
  }
  const draft = `${out}.part`;
  await pipeline(Readable.from(pieces), createWriteStream(draft, { mode: 0o600 }));
  await rename(draft, out);
  progress(`${formatCount(count, "lead")} in ${out}`);
}
