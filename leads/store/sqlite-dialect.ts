import type { SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { isLocked } from "#leads/store/sqlite-errors.ts";
import type { SqliteThread } from "#leads/store/sqlite-thread.ts";
import { isUrgent } from "#leads/store/with-priority.ts";

/** Kysely dialect for Node's built-in SQLite, running in a thread; destroying Kysely closes the database. */
export function sqliteDialect(startThread: () => SqliteThread, patience: number | null): Dialect {
  return {
    createAdapter: () => new ThreadAdapter(),
    createDriver: () => new ThreadDriver(startThread, patience),
    createIntrospector: (store) => new SqliteIntrospector(store),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Keeps Kysely from queueing callers itself, because its queue has no timeout. */
class ThreadAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** Runs all migrations in one transaction, whose lock makes a second process wait. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Urgent callers in a row while others wait: on a slow disk, leads that keep coming would hold back all mails. */
const urgentInARow = 4;

type Waiting = Pick<PromiseWithResolvers<void>, "resolve" | "reject">;

/**
 * A single connection, used by one caller at a time, urgent ones first, but for every fifth turn. A statement under way is progress, so
 * callers wait their turn as long as their patience lasts; but once another process's lock has made a statement
 * fail, all who wait are refused with it, because each would wait for that lock again. A thread that has died is
 * replaced between two callers, never within a transaction.
 */
class ThreadDriver implements Driver {
  #startThread: () => SqliteThread;
  #patience: number | null;
  #thread: SqliteThread;
  #urgent = new Set<Waiting>();
  #others = new Set<Waiting>();
  #isTaken = false;
  #urgentTurns = 0;

  constructor(startThread: () => SqliteThread, patience: number | null) {
    this.#startThread = startThread;
    this.#patience = patience;
    this.#thread = startThread();
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await this.#turn(isUrgent() ? this.#urgent : this.#others);
    this.#isTaken = true;
    if (this.#thread.isDead()) this.#thread = this.#startThread();
    return new ThreadConnection(this.#thread, (error) => {
      for (const { reject } of [...this.#urgent, ...this.#others]) reject(error);
    });
  }

  async #turn(queue: Set<Waiting>): Promise<void> {
    const { promise, ...waiting } = Promise.withResolvers<void>();
    queue.add(waiting);
    const busy = () =>
      waiting.reject(Object.assign(new Error("the database is busy"), { code: "SQLITE_STALLED" }));
    const timer = this.#patience === null ? undefined : setTimeout(busy, this.#patience);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      queue.delete(waiting);
    }
  }

  async releaseConnection(): Promise<void> {
    const isUrgentTurn =
      this.#urgent.size > 0 && (this.#others.size === 0 || this.#urgentTurns < urgentInARow);
    this.#urgentTurns = isUrgentTurn && this.#others.size > 0 ? this.#urgentTurns + 1 : 0;
    const [next] = isUrgentTurn ? this.#urgent : this.#others;
    if (next) next.resolve();
    else this.#isTaken = false;
  }

  /** Takes the write lock at once: a transaction that starts with a read might not get it later. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}

class ThreadConnection implements DatabaseConnection {
  #thread: SqliteThread;
  #onLocked: (error: Error) => void;

  /** @param onLocked is called when another process's lock has made a statement fail. */
  constructor(thread: SqliteThread, onLocked: (error: Error) => void) {
    this.#thread = thread;
    this.#onLocked = onLocked;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { rows, changes } = await this.#thread.ask(sql, [...parameters] as SQLInputValue[]);
      if (changes === undefined) return { rows: rows as Row[] };
      return { rows: [], numAffectedRows: BigInt(changes) };
    } catch (error) {
      if (isLocked(error)) this.#onLocked(error);
      throw error;
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error("rows are read in pages: the thread hands over whole answers");
  }
}
