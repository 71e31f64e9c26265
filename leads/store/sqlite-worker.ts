import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { guardDatabaseFile } from "#leads/store/database-file-guard.ts";
import type { WorkerRequest, WorkerResponse, WorkerSettings } from "#leads/store/sqlite-thread.ts";

/** Size of the statement cache; a server repeats only a few. */
const keptStatements = 64;

const { file, busyTimeout }: WorkerSettings = workerData;
const port = parentPort;
if (!port) throw new Error("the database's thread was started as a program");

const database = new DatabaseSync(file, { timeout: busyTimeout });
database.exec(
  "pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma foreign_keys = on",
);
const fileGuard = guardDatabaseFile(database, file);
/** By SQL text, least recently used first. */
const statements = new Map<string, StatementSync>();

port.on("message", ({ id, sql, parameters }: WorkerRequest) => {
  port.postMessage(answer(id, sql, parameters));
});

function answer(id: number, sql: string, parameters: SQLInputValue[]): WorkerResponse {
  try {
    if (sql === "close") {
      statements.clear();
      database.close();
      return { id, rows: [] };
    }
    // SQLite itself has already rolled back if the disk was full or failed.
    if (sql === "rollback" && !database.isTransaction) return { id, rows: [] };
    const statement = prepared(sql);
    if (statement.columns().length > 0) return { id, rows: statement.all(...parameters) };
    return { id, rows: [], changes: changesBy(sql, statement, parameters) };
  } catch (error) {
    // Posting the error object itself would lose the properties that say what happened.
    if (!(error instanceof Error)) return { id, error: { message: String(error) } };
    const { message, stack } = error;
    return { id, error: { ...error, message, ...(stack !== undefined && { stack }) } };
  }
}

/** Runs a statement that writes: before and after a transaction the file must be in its place. */
function changesBy(sql: string, statement: StatementSync, parameters: SQLInputValue[]): number {
  if (!database.isTransaction) fileGuard.assertFileIntact();
  const { changes } = statement.run(...parameters);
  if (!database.isTransaction && sql !== "rollback") fileGuard.assertFileIntact();
  return Number(changes);
}

/** Returns a cached statement; a dropped one holds memory until it is garbage collected. */
function prepared(sql: string): StatementSync {
  const statement = statements.get(sql) ?? database.prepare(sql);
  statements.delete(sql);
  statements.set(sql, statement);
  const [oldest] = statements.keys();
  if (statements.size > keptStatements && oldest !== undefined) statements.delete(oldest);
  return statement;
}
