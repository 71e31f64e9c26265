import { systemClock } from "#leads/clock.ts";
import { assertDatabase, runCommand, UsageError } from "#leads/commands/commands.ts";
import { readConfiguration } from "#leads/server/configuration.ts";
import { openStore } from "#leads/store/open-store.ts";
import type { Store } from "#leads/store/tables.ts";

// The reader may close the pipe early, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

// Every file created from now on is accessible to its own user only.
process.umask(0o077);
let store: Store | undefined;
try {
  const configuration = readConfiguration(process.env);
  const { dataFolder, databaseUrl } = configuration;
  const message = await runCommand(process.argv.slice(2), {
    configuration,
    clock: systemClock,
    async open() {
      if (!databaseUrl) assertDatabase(dataFolder);
      store = await openStore(dataFolder, databaseUrl);
      return store;
    },
    output: process.stdout,
  });
  if (message !== "") console.log(message);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
} finally {
  await store?.destroy();
}
