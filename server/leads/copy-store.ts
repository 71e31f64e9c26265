import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { isShared } from "#contact/store/engine.ts";
import type { Store, Tables } from "#contact/store/tables.ts";

/**
 * Tables to copy, in an order that satisfies foreign keys, with their primary keys. The type check requires
 * every table; `health` and `retention` belong to the server, not to the leads.
 */
const keys = {
  lead: ["id"],
  delivery: ["id"],
  secret: ["name"],
} as const satisfies {
  readonly [Table in Exclude<keyof Tables, "health" | "retention">]: readonly (keyof Tables[Table])[];
};

type CopiedTable = keyof typeof keys;

const tables = Object.keys(keys) as CopiedTable[];

/** Rows per query. */
const page = 500;

type Row = Readonly<Record<string, unknown>>;

/** Number of rows copied, by table. */
export type CopyResult = Readonly<Record<CopiedTable, number>>;

/**
 * Copies a whole store into an empty one of either engine. Ids, keys and states are kept, so nothing is sent
 * twice and idempotency keys still work. Runs in one transaction, all or nothing; each row is read back and
 * compared. Nobody may write to either store meanwhile.
 * @throws if the target is not empty, the source is in use, or a row differs after copying.
 */
export async function copyStore(
  source: Store,
  target: Store,
  progress: (words: string) => void,
): Promise<CopyResult> {
  await assertEmpty(target);
  // A running server keeps a shared lock on the embedded database, so exclusive mode fails while it is in
  // use.
  if (!isShared(source)) await sql`pragma locking_mode = exclusive`.execute(source);
  return source
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (from) => {
      await holdStill(from);
      return target.transaction().execute(async (to) => {
        await holdStill(to);
        await assertEmpty(to);
        const copied = Object.fromEntries(tables.map((table) => [table, 0])) as Record<CopiedTable, number>;
        for (const table of tables) {
          for await (const rows of pagesOf(from, table)) {
            await insert(to, table, rows);
            await assertArrived(to, table, rows);
            copied[table] += rows.length;
            progress(`${table}: ${copied[table]}`);
          }
          const counts = [await countOf(from, table), await countOf(to, table)];
          if (counts.some((count) => count !== copied[table])) {
            throw new Error(`${counts[0]} rows of ${table} became ${counts[1]}: nothing was copied`);
          }
        }
        return copied;
      });
    })
    .catch((error: unknown) => {
      const isInUse = error instanceof Error && /database (table )?is locked/.test(error.message);
      throw isInUse ? new Error("the database is in use: stop its server first", { cause: error }) : error;
    });
}

/** Blocks writes until the transaction ends; the embedded database is locked from its beginning. */
async function holdStill(store: Store): Promise<void> {
  if (!isShared(store)) return;
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(store);
}

async function assertEmpty(store: Store): Promise<void> {
  for (const table of tables) {
    const count = await countOf(store, table);
    if (count > 0) throw new Error(`the target is not empty: it holds ${count} rows of ${table}`);
  }
}

async function countOf(store: Store, table: CopiedTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    store,
  );
  return Number(rows[0]?.count);
}

/** All rows of a table in primary-key order, in pages. */
async function* pagesOf(store: Store, table: CopiedTable): AsyncGenerator<readonly Row[]> {
  const key = sql.join(keys[table].map((column) => sql.ref(column)));
  let rows: readonly Row[] = [];
  do {
    const last = rows.at(-1);
    const after = last
      ? sql`where (${key}) > (${sql.join(keys[table].map((column) => last[column]))})`
      : sql``;
    const read = sql<Row>`select * from ${sql.table(table)} ${after} order by ${key} limit ${sql.lit(page)}`;
    rows = (await read.execute(store)).rows.map((row) => ({ ...row }));
    if (rows.length > 0) yield rows;
  } while (rows.length === page);
}

async function insert(store: Store, table: CopiedTable, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(store);
}

async function assertArrived(store: Store, table: CopiedTable, rows: readonly Row[]): Promise<void> {
  const key = sql.join(keys[table].map((column) => sql.ref(column)));
  const wanted = rows.map((row) => sql`(${sql.join(keys[table].map((column) => row[column]))})`);
  const read = sql<Row>`select * from ${sql.table(table)} where (${key}) in (values ${sql.join(wanted)})`;
  const nameOf = (row: Row) => JSON.stringify(keys[table].map((column) => row[column]));
  const arrived = new Map((await read.execute(store)).rows.map((row) => [nameOf(row), { ...row }]));
  for (const row of rows) {
    if (isDeepStrictEqual(arrived.get(nameOf(row)), row)) continue;
    throw new Error(`a row of ${table} did not arrive as it was: nothing was copied`);
  }
}
