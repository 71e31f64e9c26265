import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type Clock, dayLength } from "#contact/clock.ts";
import { sqliteFile } from "#contact/store/open-sqlite.ts";
import type { Configuration } from "#server/configuration.ts";
import { record, recordOf, timeOf } from "#server/last-backup.ts";
import { backUp } from "#server/leads/back-up.ts";
import { backUpIntoFolder } from "#server/leads/back-up-into-folder.ts";
import { findingsAsText, runDoctor } from "#server/leads/doctor.ts";
import { dumpPostgres } from "#server/leads/dump-postgres.ts";
import { formatCount } from "#server/leads/format-count.ts";
import type { Command } from "#server/leads/read-command.ts";
import { restoreNewest } from "#server/leads/restore-newest.ts";
import { sendTestMail } from "#server/leads/send-test-mail.ts";

const names = ["backup", "backup-folder", "doctor", "test-mail"] as const;

/** Commands that must not open the database as the others do, because that would migrate it. */
export type WithoutStore = Extract<Command, { name: (typeof names)[number] }>;
export type StoreCommand = Exclude<Command, WithoutStore>;

export function isWithoutStore(command: Command): command is WithoutStore {
  return names.some((name) => name === command.name);
}

/** How often a backup is restored to try it, in milliseconds. */
const triesEvery = 30 * dayLength;

export interface WithoutStoreDependencies {
  configuration: Configuration;
  clock: Clock;
  /** Receives results. */
  output: NodeJS.WritableStream;
  /** Called with progress messages. */
  progress: (words: string) => void;
}

/** Runs a command; rejects with a message for people if it fails. */
export async function runWithoutStore(
  dependencies: WithoutStoreDependencies,
  command: WithoutStore,
  json: boolean,
): Promise<void> {
  if (command.name === "backup-folder" && command.every !== null)
    return backUpForEver(dependencies, command, json);
  const { configuration, clock, output, progress } = dependencies;
  const say = (text: string, data: unknown) =>
    void output.write(`${json ? JSON.stringify(data, null, 2) : text}\n`);
  switch (command.name) {
    case "backup":
    case "backup-folder": {
      const { dataFolder, databaseUrl } = configuration;
      if (databaseUrl && command.name === "backup-folder") {
        const days = Math.ceil((command.keep ?? Number.MAX_SAFE_INTEGER) / dayLength);
        const file = await dumpPostgres(
          databaseUrl,
          command.folder,
          days,
          recordOf(dataFolder, "last-backup"),
        );
        return say(`PostgreSQL in ${file}, read back.`, { file });
      }
      const source = databaseFile(configuration);
      progress("copying the database");
      const copy =
        command.name === "backup"
          ? { ...(await backUp(source, command.file)), removed: [] }
          : await backUpIntoFolder(source, command.folder, command.keep, clock);
      await record(dataFolder, "last-backup");
      const size = `${(copy.bytes / 1_000_000).toFixed(1)} MB`;
      const older =
        copy.removed.length > 0 ? ` ${formatCount(copy.removed.length, "older backup")} removed.` : "";
      say(`${formatCount(copy.leads, "lead")} in ${copy.file}, ${size}, checked.${older}`, copy);
      const isTried = ((await timeOf(dataFolder, "last-restore")) ?? 0) > clock.now() - triesEvery;
      if (command.name === "backup" || isTried) return;
      progress(`restored to try it: ${formatCount(await restoreNewest(command.folder), "lead")}`);
      await record(dataFolder, "last-restore");
      return;
    }
    case "doctor": {
      const findings = await runDoctor(configuration, clock);
      say(findingsAsText(findings), findings);
      const failed = findings.filter(({ verdict }) => verdict === "failed").length;
      if (failed > 0) throw new Error(`${formatCount(failed, "check")} failed`);
      return;
    }
    case "test-mail": {
      const sent = await sendTestMail(configuration, command.recipient, clock);
      return say(sent.words, sent);
    }
  }
}

/**
 * A failed backup is reported and retried at the next interval; the age of the last one reveals the problem.
 */
async function backUpForEver(
  dependencies: WithoutStoreDependencies,
  command: Extract<WithoutStore, { name: "backup-folder" }>,
  json: boolean,
): Promise<never> {
  for (;;) {
    await runWithoutStore(dependencies, { ...command, every: null }, json).catch((error: unknown) =>
      dependencies.progress(`no backup: ${error instanceof Error ? error.message : String(error)}`),
    );
    await wait(command.every ?? 0);
  }
}

function databaseFile({ dataFolder, databaseUrl }: Configuration): string {
  if (databaseUrl) throw new Error("the leads are in PostgreSQL: back up into a folder, with --dir");
  const file = sqliteFile(dataFolder);
  if (existsSync(file)) return file;
  throw new Error(`there is no database in ${dataFolder}: use the same DATA_DIR as the server`);
}
