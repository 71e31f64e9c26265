import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { guardDatabaseFile } from "#leads/store/database-file-guard.ts";
import type { WorkerRequest, WorkerResponse, WorkerSettings } from "#leads/store/sqlite-thread.ts";

/** Size of the statement cache; a server repeats a few statements only. */
const maxStatements = 64;

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
    // If the disk was full or failed, SQLite has already rolled back.
    if (sql === "rollback" && !database.isTransaction) return { id, rows: [] };
    const statement = prepareCached(sql);
    if (statement.columns().length > 0) return { id, rows: statement.all(...parameters) };
    return { id, rows: [], changes: runWrite(sql, statement, parameters) };
  } catch (error) {
    // A posted error object would lose its other properties, such as its code.
    if (!(error instanceof Error)) return { id, error: { message: String(error) } };
    const { message, stack } = error;
    return { id, error: { ...error, message, ...(stack !== undefined && { stack }) } };
  }
}

/**
 * Runs a statement that writes, and returns how many rows it changed. Outside transactions, checks the file before and
 * after.
 */
function runWrite(sql: string, statement: StatementSync, parameters: SQLInputValue[]): number {
  if (!database.isTransaction) fileGuard.assertFileIntact();
  const { changes } = statement.run(...parameters);
  if (!database.isTransaction && sql !== "rollback") fileGuard.assertFileIntact();
  return Number(changes);
}

/**
 * Prepares a statement, or takes it from the cache, because dropped statements keep memory until they are collected.
 */
function prepareCached(sql: string): StatementSync {
  const statement = statements.get(sql) ?? database.prepare(sql);
  statements.delete(sql);
  statements.set(sql, statement);
  const [oldest] = statements.keys();
  if (statements.size > maxStatements && oldest !== undefined) statements.delete(oldest);
  return statement;
}
