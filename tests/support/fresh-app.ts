import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach } from "vitest";
import type { IncomingLead } from "#leads/receiving/receive-lead.ts";
import { type AppDependencies, createApp } from "#leads/server/app.ts";
import { servedFiles } from "#tests/support/served-files.ts";

interface AppState {
  app: FastifyInstance;
  storedLeads: IncomingLead[];
  /** Lines that have been logged. */
  log: string[];
  isDiskFull: boolean;
}

/** The web server of each test of a file that calls `freshApp`, without a database. */
export let server: AppState;

export function freshApp(): void {
  beforeEach(() => {
    server = { app: createTestApp(), storedLeads: [], log: [], isDiskFull: false };
  });
  afterEach(async () => {
    await server.app.close();
  });
}

/** Puts an app with other dependencies in the place of the current one. */
export async function restartApp(changes: Partial<AppDependencies>): Promise<void> {
  await server.app.close();
  server.app = createTestApp(changes);
}

function createTestApp(changes: Partial<AppDependencies> = {}): FastifyInstance {
  const assertRoom = () => {
    if (server.isDiskFull)
      throw Object.assign(new Error("disk full for zoe@example.org"), { code: "ERR_SQLITE_ERROR" });
  };
  return createApp({
    files: servedFiles,
    receive: async (lead) => {
      assertRoom();
      server.storedLeads.push(lead);
      return { stored: true, state: "accepted" };
    },
    clock: { now: () => 1_700_000_000_000 },
    readHealth: async () => {
      assertRoom();
      return { writeTime: 1 };
    },
    trustedProxies: [],
    log: { write: (line) => void server.log.push(line) },
    ...changes,
  });
}
