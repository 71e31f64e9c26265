import { join } from "node:path";
import { text } from "node:stream/consumers";
import { actOnLead, viewLead } from "#contact/actions/act-on-lead.ts";
import { retryDeliveries } from "#contact/actions/retry-deliveries.ts";
import type { Clock } from "#contact/clock.ts";
import { eraseLeads, truncateLog } from "#contact/retention/erase-leads.ts";
import { isShared } from "#contact/store/engine.ts";
import type { DeliveryKind, Store } from "#contact/store/tables.ts";
import { deadDeliveries, deadDeliveriesAsTable } from "#server/leads/dead-deliveries.ts";
import { exportLeads } from "#server/leads/export-leads.ts";
import { findLead } from "#server/leads/find-lead.ts";
import { iterateLeads, listLeads, type NotedLead } from "#server/leads/find-leads.ts";
import { formatCount } from "#server/leads/format-count.ts";
import { leadIdsOf } from "#server/leads/lead-ids-of.ts";
import { leadAsText, leadsAsTable } from "#server/leads/leads-as-text.ts";
import { usage } from "#server/leads/read-command.ts";
import type { StoreCommand } from "#server/leads/run-without-store.ts";
import { takeBounce } from "#server/leads/take-bounce.ts";

export interface CommandDependencies {
  store: Store;
  clock: Clock;
  dataFolder: string;
  /** Deliveries of a released lead. */
  deliveries: readonly DeliveryKind[];
  mailHost: string;
  /** Receives results. */
  output: NodeJS.WritableStream;
  /** Called with progress messages. */
  progress: (words: string) => void;
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
    case "list":
    case "search": {
      const leads = await listLeads(store, command, command.limit);
      return say(leadsAsTable(leads), leads);
    }
    case "dead": {
      const deliveries = await deadDeliveries(store, command.limit);
      return say(deadDeliveriesAsTable(deliveries), deliveries);
    }
    case "show": {
      const { id } = await findLead(store, command.id);
      const view = await viewLead(store, id);
      if (!view) throw new Error("the lead has just been erased");
      return say(leadAsText(view), view);
    }
    case "retry": {
      const { length: retried } = await retryDeliveries(store, clock.now(), await idsOf(store, command.ids));
      return say(`${formatCount(retried, "delivery")} will be retried.`, { retried });
    }
    case "release": {
      const named = await idsOf(store, command.ids);
      const ids = named === "all" ? [] : named;
      if (named === "all") {
        for await (const { id } of iterateLeads(store, { handling: "suspect" })) ids.push(id);
      }
      const released: string[] = [];
      for (const id of ids) {
        const { isDone } = await actOnLead(dependencies, id, "release", "command");
        if (isDone) released.push(id);
      }
      const others = ids.length - released.length;
      const rest = others > 0 ? ` ${formatCount(others, "lead")} had not been set aside.` : "";
      return say(`${formatCount(released.length, "lead")} released.${rest}`, { released });
    }
    case "bounce": {
      const lead = await takeBounce(store, await text(process.stdin));
      return say("The email is marked as failed.", { lead });
    }
    case "erase":
      return erase(dependencies, command.whose, command.dryRun, say);
    case "export":
      return exportTo(dependencies, command, json);
  }
}

async function idsOf(store: Store, references: string[] | "all"): Promise<string[] | "all"> {
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
  { format, email, ...selection }: Extract<StoreCommand, { name: "export" }>,
  json: boolean,
): Promise<void> {
  let count = 0;
  async function* reported(leads: AsyncIterable<NotedLead>): AsyncGenerator<NotedLead> {
    for await (const lead of leads) {
      yield lead;
      count += 1;
      if (count % 1000 === 0) progress(`${count} leads`);
    }
  }
  if (format === "xlsx" && "isTTY" in output && output.isTTY)
    throw new Error("a workbook goes into a file: add > leads.xlsx");
  const ids = email === undefined ? undefined : await leadIdsOf(store, email);
  const pieces = exportLeads(reported(iterateLeads(store, { ...selection, ids })), json ? "json" : format);
  for await (const piece of pieces) {
    if (!output.write(piece)) await new Promise((resolve) => output.once("drain", resolve));
  }
  progress(`${formatCount(count, "lead")} exported`);
}
