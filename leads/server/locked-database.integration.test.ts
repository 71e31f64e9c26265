import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { systemClock } from "#leads/clock.ts";
import { createGuard } from "#leads/guard/guard.ts";
import { createRateCounters } from "#leads/guard/rate-counters.ts";
import { receiveLead } from "#leads/receiving/receive-lead.ts";
import { createApp } from "#leads/server/app.ts";
import { readConfiguration } from "#leads/server/configuration.ts";
import { openLeadService } from "#leads/server/lead-service.ts";
import { checkStore, watchStoreFile } from "#leads/store/health.ts";
import { servingTimeouts, sqliteFile } from "#leads/store/open-sqlite.ts";
import { openStore } from "#leads/store/open-store.ts";
import type { Store } from "#leads/store/tables.ts";
import { newLead, sampleLead, validFields } from "#tests/support/sample-lead.ts";
import { servedFiles } from "#tests/support/served-files.ts";
import { thirdLanguage } from "#tests/support/spoken.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

let data: string;
let store: Store;
let app: FastifyInstance;

beforeEach(async () => {
  data = await newFolder();
  store = await openStore(data, null, servingTimeouts);
  const file = await watchStoreFile(sqliteFile(data));
  const guard = createGuard({ rates: createRateCounters(), limit: 0 });
  const receiving = {
    store,
    clock: systemClock,
    guard,
    deliveries: ["agency"] as const,
  };
  app = createApp({
    files: servedFiles,
    receive: async (arrived) => {
      const received = await receiveLead(receiving, arrived);
      await file.assertInPlace();
      return received;
    },
    clock: { now: () => performance.now() },
    readHealth: async () => {
      await file.assertInPlace();
      return { took: await checkStore(store, systemClock) };
    },
    trustedProxies: [],
  });
});
afterEach(async () => {
  await app.close();
  await store.destroy();
});

const post = () =>
  app.inject({
    method: "POST",
    url: "/functions/v1/send-contact-email",
    payload: { ...validFields, language: thirdLanguage },
  });
const leads = () => store.selectFrom("lead").select("id").execute();

test("while another process holds the database pages are served while leads wait and are refused, and leads are stored afterwards", async () => {
  const other = new DatabaseSync(sqliteFile(data));
  other.exec("begin immediate");
  const order: string[] = [];
  const refused = Array.from({ length: 20 }, async () => {
    const { statusCode, headers } = await post();
    order.push("lead");
    expect(headers["retry-after"]).toBeDefined();
    return statusCode;
  });
  const visited = Array.from({ length: 20 }, async () => {
    const { statusCode } = await app.inject("/services");
    order.push("page");
    return statusCode;
  });
  expect(new Set(await Promise.all(refused))).toEqual(new Set([503]));
  expect(new Set(await Promise.all(visited))).toEqual(new Set([200]));
  expect(order.indexOf("lead")).toBe(20);
  expect((await app.inject("/health")).statusCode).toBe(503);

  other.exec("rollback");
  other.close();
  expect((await post()).statusCode).toBe(200);
  expect(await leads()).toHaveLength(1);
});

describe("health", () => {
  const health = async () => (await app.inject("/health")).statusCode;

  test("is bad, and leads are refused, once the database's file is gone or another one is in its place", async () => {
    expect(await health()).toBe(200);
    expect(await leads()).toEqual([]);
    await rename(sqliteFile(data), join(data, "elsewhere"));
    expect(await health()).toBe(503);
    expect((await post()).statusCode).toBe(503);
    new DatabaseSync(sqliteFile(data)).close();
    expect((await post()).statusCode).toBe(503);
  });

  test("is bad, and leads are refused, once its log is deleted", async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(store);
    expect((await post()).statusCode).toBe(200);
    await rm(`${sqliteFile(data)}-wal`);
    expect((await post()).statusCode).toBe(503);
    expect(await health()).toBe(503);
  });

  test("is bad if only the table of leads cannot be written", async () => {
    const other = new DatabaseSync(sqliteFile(data));
    other.exec("create trigger broken before insert on lead begin select raise(abort, 'broken'); end");
    other.close();
    expect((await post()).statusCode).toBe(503);
    expect(await health()).toBe(503);
  });

  test("is bad for a minute after a lead was refused that is larger than what the check writes, or until one is stored", async () => {
    const service = await openLeadService(
      readConfiguration({ DATA_DIR: await newFolder(), RATE_LIMIT: "0" }),
    );
    const { store } = service.desk;
    const send = () =>
      service.receive({
        ...{ lead: sampleLead, language: thirdLanguage, address: null, origin: newLead.origin },
        ...{ idempotencyKey: null, hiddenField: false, openFor: null, hasFormMarks: true },
      });
    const healthy = () => expect(service.readHealth()).resolves.toBeDefined();
    const refused = async () => {
      await sql`create trigger full_disk before insert on lead when new.message <> ''
        begin select raise(abort, 'no page is left'); end`.execute(store);
      await expect(send()).rejects.toThrow("no page is left");
      await expect(service.readHealth()).rejects.toThrow("the last lead was not stored");
      await sql`drop trigger full_disk`.execute(store);
    };
    await healthy();
    await refused();
    await send();
    await healthy();
    await refused();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    await healthy();
    vi.useRealTimers();
    await service.close();
  });
});
