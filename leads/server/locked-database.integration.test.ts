import { open, rename, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { systemClock } from "#leads/clock.ts";
import { createApp } from "#leads/server/app.ts";
import { readConfiguration } from "#leads/server/configuration.ts";
import { type LeadService, openLeadService } from "#leads/server/lead-service.ts";
import { sqliteFile } from "#leads/store/open-sqlite.ts";
import { validFields } from "#tests/support/sample-lead.ts";
import { servedFiles } from "#tests/support/served-files.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

let data: string;
let service: LeadService;
let app: FastifyInstance;

beforeEach(async () => {
  data = await newFolder();
  service = await openLeadService(readConfiguration({ DATA_DIR: data, RATE_LIMIT: "0" }));
  app = createApp({ ...service, files: servedFiles, clock: systemClock, trustedProxies: [] });
});

afterEach(async () => {
  await app.close();
  await service.close();
});

const post = async () => {
  const url = "/functions/v1/send-contact-email";
  return (await app.inject({ method: "POST", url, payload: validFields })).statusCode;
};
const health = async () => (await app.inject("/health")).statusCode;

test("while another process holds the database pages are served while leads wait and are refused, and leads are stored afterwards", async () => {
  const other = new DatabaseSync(sqliteFile(data));
  other.exec("begin immediate");
  const order: string[] = [];
  const refused = Array.from({ length: 20 }, async () => {
    const status = await post();
    order.push("lead");
    return status;
  });
  const visited = Array.from({ length: 20 }, async () => {
    const { statusCode } = await app.inject("/services");
    order.push("page");
    return statusCode;
  });
  expect(new Set(await Promise.all(refused))).toEqual(new Set([503]));
  expect(new Set(await Promise.all(visited))).toEqual(new Set([200]));
  expect(order.indexOf("lead")).toBe(20);
  expect(await health()).toBe(503);

  other.exec("rollback");
  other.close();
  expect(await post()).toBe(200);
  expect(await service.desk.stores.ordinary.selectFrom("lead").select("id").execute()).toHaveLength(1);
});

describe("health", () => {
  const database = () => new DatabaseSync(sqliteFile(data));
  const log = () => `${sqliteFile(data)}-wal`;
  test.each<[what: string, damage: () => unknown]>([
    ["the database's file is gone", () => rename(sqliteFile(data), join(data, "elsewhere"))],
    [
      "another file is in its place",
      async () => {
        await rename(sqliteFile(data), join(data, "elsewhere"));
        database().close();
      },
    ],
    ["its log is deleted", () => rm(log())],
    ["its log is emptied", () => truncate(log())],
    ["its log is cut", async () => truncate(log(), (await stat(log())).size / 2)],
    ["its log is overwritten", async () => writeFile(log(), Buffer.alloc((await stat(log())).size, 7))],
    [
      "its log's beginning is overwritten",
      async () => {
        const handle = await open(log(), "r+");
        await handle.write(Buffer.alloc(4096));
        await handle.close();
      },
    ],
    [
      "the table of leads cannot be written",
      () =>
        database().exec(
          "create trigger broken before insert on lead begin select raise(abort, 'broken'); end",
        ),
    ],
  ])("is bad, and leads are refused, once %s", async (_what, damage) => {
    await sql`pragma wal_checkpoint(truncate)`.execute(service.desk.stores.ordinary);
    expect([await post(), await post()]).toEqual([200, 200]);
    await damage();
    expect([await post(), await post(), await health()]).toEqual([503, 503, 503]);
  });

  test("is good, and leads are stored, while other programs read the database and empty its log as they should", async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await post()).toBe(200);
      const other = database();
      other.exec("insert into health values (2, 0) on conflict do nothing; pragma wal_checkpoint(truncate)");
      expect((await stat(log())).size).toBe(0);
      expect([await post(), await health()]).toEqual([200, 200]);
      other.close();
    }
  });

  test("is bad for a minute after a lead was refused that is larger than what the check writes, or until one is stored", async () => {
    const store = service.desk.stores.ordinary;
    const refuse = async () => {
      await sql`create trigger full_disk before insert on lead when new.message <> ''
        begin select raise(abort, 'no page is left'); end`.execute(store);
      expect(await post()).toBe(503);
      expect(await health()).toBe(503);
      await sql`drop trigger full_disk`.execute(store);
    };
    await refuse();
    expect(await post()).toBe(200);
    expect(await health()).toBe(200);
    await refuse();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    expect(await health()).toBe(200);
    vi.useRealTimers();
  });
});
