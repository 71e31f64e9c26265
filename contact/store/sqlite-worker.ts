import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { Answer, Asked, WorkerSettings } from "#contact/store/sqlite-thread.ts";

/** Statements kept ready; a server repeats only a few, and those with lists of different lengths come and go. */
const keptStatements = 64;

const { file, busyTimeout }: WorkerSettings = workerData;
const port = parentPort;
if (!port) throw new Error("the database's thread was started as a program");

const database = new DatabaseSync(file, { timeout: busyTimeout });
/** By their text, the one used last at the end. */
const statements = new Map<string, StatementSync>();

port.on("message", ({ id, sql, parameters }: Asked) => {
  port.postMessage(answer(id, sql, parameters));
});

function answer(id: number, sql: string, parameters: readonly SQLInputValue[]): Answer {
  try {
    if (sql === "close") {
      statements.clear();
      database.close();
      return { id, rows: [] };
    }
    // SQLite has ended the transaction itself where the disk was full or failed.
    if (sql === "rollback" && !database.isTransaction) return { id, rows: [] };
    const statement = prepared(sql);
    if (statement.columns().length > 0) return { id, rows: statement.all(...parameters) };
    return { id, rows: [], changes: Number(statement.run(...parameters).changes) };
  } catch (error) {
    // Posted by itself, an error would lose the properties that say what happened.
    if (!(error instanceof Error)) return { id, error: { message: String(error) } };
    const { message, stack } = error;
    return { id, error: { ...error, message, ...(stack !== undefined && { stack }) } };
  }
}

/** A prepared statement holds memory until it is garbage collected. */
function prepared(sql: string): StatementSync {
  const statement = statements.get(sql) ?? database.prepare(sql);
  statements.delete(sql);
  statements.set(sql, statement);
  const [oldest] = statements.keys();
  if (statements.size > keptStatements && oldest !== undefined) statements.delete(oldest);
  return statement;
}
