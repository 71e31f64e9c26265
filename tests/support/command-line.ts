import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { Clock } from "#leads/clock.ts";
import { runCommand } from "#leads/commands/commands.ts";
import { readConfiguration } from "#leads/server/configuration.ts";
import type { Store } from "#leads/store/tables.ts";

/** What a command of `npm run leads` prints on a database. */
export async function printedBy(line: string[], folder: string, store: Store, clock: Clock): Promise<string> {
  const output = new PassThrough();
  const exported = text(output);
  const said = await runCommand(line, {
    clock,
    output,
    open: async () => store,
    configuration: readConfiguration({ DATA_DIR: folder }),
  });
  output.end();
  return `${await exported}${said}`;
}
