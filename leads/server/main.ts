import { execFile } from "node:child_process";
import { readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readStamp } from "#contract/build-stamp.ts";
import type { ServingRules } from "#contract/serving/serving-rules.ts";
import { systemClock } from "#leads/clock.ts";
import { createApp } from "#leads/server/app.ts";
import { readConfiguration } from "#leads/server/configuration.ts";
import { readSiteFiles } from "#leads/server/files/site-files.ts";
import { openLeadService } from "#leads/server/lead-service.ts";
import { createServiceGate } from "#leads/server/service-gate.ts";
import { abortStart, runStartStep } from "#leads/server/start-step.ts";
import { findUnencryptedConnections } from "#leads/server/unencrypted-connections.ts";
import { DatabaseAway } from "#leads/store/open-postgres.ts";
import { servingTimeouts } from "#leads/store/open-sqlite.ts";

/** How long shutdown may take, for deliveries in flight and in total, in milliseconds. */
const grace = { deliveries: 8_000, all: 10_000 } as const;

/** How long to wait for the database before serving pages without it, in milliseconds. */
const databasePatience = 10_000;

/** Connections of a burst that queue in the kernel instead of being dropped. */
const backlog = 4_096;

/** This file is bundled into `build/server`. */
const built = join(import.meta.dirname, "..");
if (!readStamp(built)) abortStart("There is no complete build: run npm run build");
const { policies, redirects }: ServingRules = JSON.parse(readFileSync(join(built, "headers.json"), "utf8"));

// Every file created from now on is accessible to its own user only.
process.umask(0o077);
const configuration = await runStartStep("Settings", () => readConfiguration(process.env));

// Serving begins once the database is open, so that no lead has to wait. Pages do not need it: if it cannot be opened
// they are served at once, and if it cannot be reached after a while.
let failure: unknown;
const cannotOpen = Promise.withResolvers<void>();
const opening = openLeadService(configuration, (error) => {
  failure = error;
  if (!(error instanceof DatabaseAway)) cannotOpen.resolve();
});
const gate = createServiceGate(opening, servingTimeouts.patience);
await Promise.race([gate.isOpen, cannotOpen.promise, wait(databasePatience, null, { ref: false })]);

let isDraining = false;
const app = createApp({
  files: readSiteFiles(join(built, "site"), policies),
  redirects: new Map(Object.entries(redirects)),
  receive: (lead) => gate.whenOpen(({ receive }) => receive(lead)),
  openDesk: () => gate.now().desk,
  untilOpen: () => gate.whenOpen(() => {}),
  clock: systemClock,
  async readHealth() {
    const service = gate.service();
    if (!service && failure) throw failure;
    return gate.now().readHealth();
  },
  isDraining: () => isDraining,
  trustedProxies: configuration.trustedProxies,
  log: { write: writeLine },
});

for (const sentence of findUnencryptedConnections(configuration)) app.log.warn(sentence);

const { host, port } = configuration;
await runStartStep("HOST, PORT", () => app.listen({ host, port, backlog }));

process.once("SIGINT", stop);
process.once("SIGTERM", stop);
tellSystemd("--ready");

await gate.isOpen;
// Last, so that a server that fails to start claims no deliveries.
if (!isDraining) gate.now().begin(app.log);

/** Keeps serving while `/ready` tells proxies to send visitors elsewhere, then finishes requests and deliveries. */
async function stop(): Promise<void> {
  tellSystemd("--stopping");
  isDraining = true;
  await wait(configuration.drainSeconds * 1000);
  setTimeout(() => process.exit(), grace.all).unref();
  gate.rejectWaiting();
  const service = gate.service();
  await Promise.all([app.close(), service?.stop(grace.deliveries)]);
  // Waiting for an unreachable database would keep the process alive.
  if (!service) process.exit();
  await service.close();
}

/** Writes a log line, or drops it: a full disk must not stop a server that can store leads. */
function writeLine(line: string): void {
  try {
    writeSync(1, line);
  } catch {
    // Nowhere left to report it.
  }
}

/** Tells systemd by `systemd-notify`, because Node cannot open Unix datagram sockets. */
function tellSystemd(state: "--ready" | "--stopping"): void {
  if (!process.env["NOTIFY_SOCKET"]) return;
  execFile("systemd-notify", [state], (error) => {
    if (error) console.error(`systemd was not told ${state}: ${error.message}`);
  });
}
