import { Kysely, PostgresDialect, sql } from "kysely";
import type { Store, Tables } from "#leads/store/tables.ts";

/** In milliseconds. Afterwards a visitor is told to try again, and a server that hangs loses its transaction. */
const timeouts = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 8_000,
  query_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

/** PostgreSQL cannot be reached, or is starting or stopping; it has not refused the login. */
export class DatabaseAway extends Error {}

/** OID of `bigint`, which the driver returns as text; times and counts fit a number. */
const bigint = 20;

/**
 * Connects to PostgreSQL. Broken connections are replaced: calls fail while the database is down and work again when it
 * is back.
 * @throws `DatabaseAway`, or an error if it rejects the login or acknowledges commits that are not on disk.
 */
export async function openPostgres(url: string): Promise<Store> {
  // Imported here, so that servers with the embedded database start without it.
  const { default: pg } = await import("pg");
  pg.types.setTypeParser(bigint, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    application_name: "orvane",
    ...timeouts,
  });
  // An unhandled error event would end the process. The query in progress, if any, reports the error itself.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  const store = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(store).catch((error: unknown) => {
      throw isAway(error) ? new DatabaseAway(reasonOf(error), { cause: error }) : error;
    });
    await assertDurable(store);
  } catch (error) {
    await store.destroy();
    throw error;
  }
  return store;
}

/** The driver's message, or its code: it has no message if a host has several IP addresses and none answers. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ("code" in error ? String(error.code) : error.name);
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  // 57P0x: shutting down or starting up; 53300: too many connections; the driver's own errors have no code.
  return code === "" || code.startsWith("E") || code.startsWith("57P0") || code === "53300";
}

/**
 * @throws if commits are acknowledged before they are on disk. Of the values of `synchronous_commit`, only `off` does
 * that.
 */
async function assertDurable(store: Store): Promise<void> {
  for (const setting of ["fsync", "synchronous_commit"]) {
    const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(store);
    if (rows[0]?.value === "off") {
      throw new Error(`unsafe database setting: ${setting} is off`);
    }
  }
}
