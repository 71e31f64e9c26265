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
import type { Priority } from "#leads/store/tables.ts";

/**
 * Kysely dialects for Node's built-in SQLite in a thread, one for each priority. Destroying a Kysely of either closes
 * the database.
 */
export function sqliteDialects(
  startThread: () => SqliteThread,
  patience: number | null,
): Record<Priority, Dialect> {
  const queue = new ConnectionQueue(startThread, patience);
  const createDialect = (priority: Priority): Dialect => ({
    createAdapter: () => new ThreadAdapter(),
    createDriver: () => new ThreadDriver(queue, priority),
    createIntrospector: (store) => new SqliteIntrospector(store),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  });
  return { urgent: createDialect("urgent"), ordinary: createDialect("ordinary") };
}

/** Tells Kysely not to queue callers itself, because its queue has no timeout. */
class ThreadAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** All migrations run in one transaction, whose lock makes other processes wait. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Most urgent callers in a row while ordinary ones wait: on a slow disk, a stream of leads would hold back all mails.
 */
const maxUrgentInARow = 4;

type Caller = Pick<PromiseWithResolvers<void>, "resolve" | "reject">;

/**
 * Gives callers turns at a single connection: urgent ones first, but every fifth turn to an ordinary one. Callers wait
 * until their patience ends. If a statement fails because another process holds a lock, all waiting callers are
 * refused, too, because each would wait for the same lock again. A thread that has died is replaced between two turns,
 * never within a transaction.
 */
class ConnectionQueue {
  #startThread: () => SqliteThread;
  #patience: number | null;
  #thread: SqliteThread;
  #queues: Record<Priority, Set<Caller>> = { urgent: new Set(), ordinary: new Set() };
  #isClosed = false;
  #isInUse = false;
  #urgentInARow = 0;

  constructor(startThread: () => SqliteThread, patience: number | null) {
    this.#startThread = startThread;
    this.#patience = patience;
    this.#thread = startThread();
  }

  async acquire(priority: Priority): Promise<DatabaseConnection> {
    if (this.#isClosed) throw new Error("the database is closed");
    if (this.#isInUse) await this.#waitIn(this.#queues[priority]);
    this.#isInUse = true;
    if (this.#thread.isDead()) this.#thread = this.#startThread();
    return new ThreadConnection(this.#thread, (error) => {
      const { urgent, ordinary } = this.#queues;
      for (const { reject } of [...urgent, ...ordinary]) reject(error);
    });
  }

  async #waitIn(queue: Set<Caller>): Promise<void> {
    const { promise, ...caller } = Promise.withResolvers<void>();
    queue.add(caller);
    const busy = () =>
      caller.reject(Object.assign(new Error("the database is busy"), { code: "SQLITE_STALLED" }));
    const timer = this.#patience === null ? undefined : setTimeout(busy, this.#patience);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      queue.delete(caller);
    }
  }

  release(): void {
    const { urgent, ordinary } = this.#queues;
    const isUrgentTurn = urgent.size > 0 && (ordinary.size === 0 || this.#urgentInARow < maxUrgentInARow);
    this.#urgentInARow = isUrgentTurn && ordinary.size > 0 ? this.#urgentInARow + 1 : 0;
    const [next] = isUrgentTurn ? urgent : ordinary;
    if (next) next.resolve();
    else this.#isInUse = false;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread.close();
  }
}

/** Gives the callers of one priority access to the connection. */
class ThreadDriver implements Driver {
  #queue: ConnectionQueue;
  #priority: Priority;

  constructor(queue: ConnectionQueue, priority: Priority) {
    this.#queue = queue;
    this.#priority = priority;
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    return this.#queue.acquire(this.#priority);
  }

  async releaseConnection(): Promise<void> {
    this.#queue.release();
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
    await this.#queue.close();
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
