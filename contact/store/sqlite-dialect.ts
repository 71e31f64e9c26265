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
import type { SqliteThread } from "#contact/store/sqlite-thread.ts";

/** Kysely dialect for Node's built-in SQLite, running in a thread; destroying Kysely closes the database. */
export function sqliteDialect(thread: SqliteThread, stallTimeout: number | null): Dialect {
  return {
    createAdapter: () => new ThreadAdapter(),
    createDriver: () => new ThreadDriver(thread, stallTimeout),
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

/**
 * A single connection, used by one caller at a time. While no write succeeds, callers that have waited for it
 * longer than the stall timeout are rejected; as long as writes succeed, they keep waiting.
 */
class ThreadDriver implements Driver {
  readonly #thread: SqliteThread;
  readonly #stallTimeout: number | null;
  readonly #connection: ThreadConnection;
  readonly #queue: (() => void)[] = [];
  #isTaken = false;

  constructor(thread: SqliteThread, stallTimeout: number | null) {
    this.#thread = thread;
    this.#stallTimeout = stallTimeout;
    this.#connection = new ThreadConnection(thread);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await this.#turn();
    this.#isTaken = true;
    return this.#connection;
  }

  #turn(): Promise<void> {
    const since = performance.now();
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const look = (timeout: number) => {
        const still = Math.max(since, this.#connection.lastWrite) + timeout - performance.now();
        if (still > 0) {
          timer = setTimeout(look, still, timeout);
          return;
        }
        this.#queue.splice(this.#queue.indexOf(go), 1);
        reject(Object.assign(new Error("the database is busy"), { code: "SQLITE_STALLED" }));
      };
      this.#queue.push(go);
      if (this.#stallTimeout !== null) look(this.#stallTimeout);
    });
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift();
    if (next) next();
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
  readonly #thread: SqliteThread;
  /** When a write last succeeded. */
  lastWrite = 0;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#thread.ask(sql, parameters.map(toSqlite));
    if (changes === undefined) return { rows: rows as Row[] };
    this.lastWrite = performance.now();
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error("rows are read in pages: the thread hands over whole answers");
  }
}

/** Kysely passes parameters untyped; a type that SQLite cannot store is a programming error. */
function toSqlite(value: unknown): SQLInputValue {
  if (
    value === null ||
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "bigint" ||
    value instanceof Uint8Array
  ) {
    return value;
  }
  throw new TypeError(`SQLite cannot store a ${typeof value}`);
}
