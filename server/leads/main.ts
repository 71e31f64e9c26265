import { existsSync } from "node:fs";
import { systemClock } from "#contact/clock.ts";
import { deliveryKinds } from "#contact/delivery-kinds.ts";
import { restrictUmask } from "#contact/private-files.ts";
import { sqliteFile } from "#contact/store/open-sqlite.ts";
import { openStore } from "#contact/store/open-store.ts";
import { readConfiguration } from "#server/configuration.ts";
import { type Command, readCommand, UsageError, usage } from "#server/leads/read-command.ts";
import { runCommand } from "#server/leads/run-command.ts";
import { isWithoutStore, runWithoutStore } from "#server/leads/run-without-store.ts";
import { site } from "#site.config.ts";

const exitCodes = { failed: 1, usage: 2 } as const;

// The reader may close the pipe early, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : exitCodes.failed);
});

restrictUmask();
process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  let command: Command;
  let json: boolean;
  try {
    ({ command, json } = readCommand(words));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    return exitCodes.usage;
  }
  if (command.name === "help") {
    console.log(usage);
    return 0;
  }
  try {
    await withStore(command, json);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return exitCodes.failed;
  }
}

async function withStore(command: Command, json: boolean): Promise<void> {
  const configuration = readConfiguration(process.env);
  const { dataFolder, databaseUrl, webhook } = configuration;
  const progress = (words: string) => console.error(words);
  if (isWithoutStore(command)) {
    await runWithoutStore(
      { configuration, clock: systemClock, output: process.stdout, progress },
      command,
      json,
    );
    return;
  }
  // Opening would create an empty database, so that a mistyped DATA_DIR would show "no leads".
  if (!databaseUrl && !existsSync(sqliteFile(dataFolder))) {
    throw new Error(
      `there is no database in ${dataFolder}: use the same DATA_DIR or DATABASE_URL as the server`,
    );
  }
  const store = await openStore(dataFolder, databaseUrl);
  try {
    await runCommand(
      {
        store,
        clock: systemClock,
        dataFolder,
        deliveries: deliveryKinds({
          ...site.features,
          webhook: webhook !== null,
        }),
        mailHost: new URL(site.url).hostname,
        output: process.stdout,
        progress,
      },
      command,
      json,
    );
  } finally {
    await store.destroy();
  }
}
