import { setTimeout as wait } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import type { Store, Tables } from "#contact/store/tables.ts";

/** How long a database that cannot be reached is waited for when a server starts, in milliseconds. */
const startTimeout = 60_000;

/** The first wait between two tries at the start; each further one is twice as long, up to the longest. */
const firstWait = 100;
const longestWait = 5_000;

/**
 * Times after which a visitor is told to try again rather than kept waiting, in milliseconds. A server
 * that freezes in the middle of a transaction loses it, so that its locks hold up nobody else for long.
 */
const timeouts = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 8_000,
  query_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

export interface Waiting {
  /** How long a database that is away is waited for, in milliseconds. */
  readonly timeout?: number;
  /** Told once, at the first vain try, of its reason. */
  readonly waiting?: (reason: string) => void;
}

/** Numbers PostgreSQL's driver gives as text, for they might not fit; times and counts do. */
const bigint = 20;

/**
 * Connects to a PostgreSQL database, waited for up to a minute. Connections that break later are
 * replaced: calls fail while the database is away and work again when it is back.
 * @throws where it stays away, refuses the login, or acknowledges commits that are not on disk.
 */
export async function openPostgres(
  url: string,
  { timeout = startTimeout, waiting = () => {} }: Waiting = {},
): Promise<Store> {
  // Loaded here: servers with the embedded database start without it.
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    application_name: "orvane",
    ...timeouts,
    types: {
      getTypeParser: (type: number, format?: "text" | "binary") =>
        type === bigint
          ? Number
          : format === "binary"
            ? pg.types.getTypeParser(type, format)
            : pg.types.getTypeParser(type),
    },
  });
  // An error nobody listens for ends the process. The query under way, if any, tells of it itself.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  const store = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await reach(store, timeout, waiting);
    await assertDurable(store);
  } catch (error) {
    await store.destroy();
    throw error;
  }
  return store;
}

async function reach(store: Store, timeout: number, waiting: (reason: string) => void): Promise<void> {
  const started = performance.now();
  for (let pause = firstWait; ; pause = Math.min(2 * pause, longestWait)) {
    try {
      await sql`select 1`.execute(store);
      return;
    } catch (error) {
      if (!isAway(error)) throw error;
      const reason = reasonOf(error);
      if (performance.now() - started + pause > timeout) {
        const seconds = Math.round(timeout / 1000);
        throw new Error(`the database was not there within ${seconds} seconds: ${reason}`, { cause: error });
      }
      if (pause === firstWait) waiting(reason);
    }
    await wait(pause);
  }
}

/** What the driver says; it has only a code where a name has several addresses and none answers. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ("code" in error ? String(error.code) : error.name);
}

/** Whether the database could not be reached or is starting or stopping, as against refusing us. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  // 57P0x: shutting down or starting up; 53300: too many connections; the driver's own have no code.
  return code === "" || code.startsWith("E") || code.startsWith("57P0") || code === "53300";
}

/** `remote_write` and the like wait for the disk of this database too; only `off` does not. */
async function assertDurable(store: Store): Promise<void> {
  for (const setting of ["fsync", "synchronous_commit"]) {
    const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(store);
    if (rows[0]?.value === "off") {
      throw new Error(`unsafe database setting: ${setting} is off`);
    }
  }
}
