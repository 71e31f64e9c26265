import { extname } from "node:path";
import type { SQLInputValue } from "node:sqlite";
import { Worker } from "node:worker_threads";

export interface WorkerSettings {
  file: string;
  /** How long SQLite waits for another process's lock, in milliseconds. */
  busyTimeout: number;
}

/** A statement for the thread. Instead of SQL, `close` closes the database. */
export interface WorkerRequest {
  id: number;
  sql: string;
  parameters: SQLInputValue[];
}

export type WorkerResponse =
  | { id: number; rows: unknown[]; changes?: number }
  | { id: number; error: { message: string; stack?: string } };

interface StatementResult {
  rows: unknown[];
  changes?: number;
}

export type SqliteThread = ReturnType<typeof startSqliteThread>;

/** Limits of the thread's JavaScript heap, which only contains rows in transit, not SQLite's own memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 } as const;

/** The program of the thread, next to this file in the source and in the bundle. */
const program = new URL(`./sqlite-worker${extname(import.meta.url)}`, import.meta.url);

/** Opens SQLite in a thread of its own: on the main one, a slow disk would hold up every page. */
export function startSqliteThread(settings: WorkerSettings, statementTimeout: number | null) {
  const worker = new Worker(program, { workerData: settings, resourceLimits });
  const callers = new Map<number, Pick<PromiseWithResolvers<StatementResult>, "resolve" | "reject">>();
  let lastId = 0;
  let isClosed = false;
  let failure: Error | undefined;

  worker.on("message", (answer: WorkerResponse) => {
    const caller = callers.get(answer.id);
    if (!("error" in answer)) return caller?.resolve(answer);
    const { message, ...details } = answer.error;
    caller?.reject(Object.assign(new Error(message), details));
  });
  const failAll = (error: Error) => {
    failure = error;
    for (const { reject } of callers.values()) reject(error);
  };
  worker.on("error", (error) => failAll(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", () => failAll(failure ?? new Error("the database's thread has ended")));

  /** Runs a statement after all earlier ones. */
  async function ask(sql: string, parameters: SQLInputValue[] = []): Promise<StatementResult> {
    if (failure) throw failure;
    lastId += 1;
    const id = lastId;
    const { promise, ...caller } = Promise.withResolvers<StatementResult>();
    callers.set(id, caller);
    worker.postMessage({ id, sql, parameters } satisfies WorkerRequest);
    // The statement may still run later, so it must be safe to repeat.
    const rejectLate = () =>
      caller.reject(Object.assign(new Error("the database does not answer"), { code: "SQLITE_TIMEOUT" }));
    const timer = statementTimeout === null ? undefined : setTimeout(rejectLate, statementTimeout);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      callers.delete(id);
    }
  }

  return {
    ask,
    /** Whether the thread has died. All further statements fail, so that none runs outside its transaction. */
    isDead: () => failure !== undefined,
    async close(): Promise<void> {
      if (isClosed || failure) return;
      isClosed = true;
      await ask("close").finally(() => worker.terminate());
    },
  };
}
