import { expect, test } from "vitest";
import { site } from "#data/contract/facts/site.ts";
import { freshApp, restartApp, server } from "#tests/support/fresh-app.ts";

freshApp();

test("health says whether leads can be stored and whether a write is slow, and logs each change", async () => {
  const health = async () => {
    const { statusCode, body } = await server.app.inject({ url: "/health" });
    return [statusCode, JSON.parse(body).status];
  };
  expect((await server.app.inject({ url: "/health" })).json()).toEqual({ status: "ok" });
  server.isDiskFull = true;
  for (let poll = 0; poll < 3; poll += 1) expect(await health()).toEqual([503, "leads cannot be stored"]);
  server.isDiskFull = false;
  for (let poll = 0; poll < 3; poll += 1) expect(await health()).toEqual([200, "ok"]);
  const entries = server.log.map((line): Record<string, unknown> => JSON.parse(line));
  expect(entries).toMatchObject([
    { level: 50, msg: "not healthy", status: "leads cannot be stored", reason: "Error ERR_SQLITE_ERROR" },
    { level: 30, msg: "healthy again" },
  ]);
  await restartApp({ readHealth: async () => ({ writeTime: 1_001 }) });
  expect(await health()).toEqual([200, "slow"]);
  await restartApp({ files: { get: () => undefined } });
  expect(await health()).toEqual([503, "the home page is missing"]);
});

test("health tells times and numbers of mails to the machine itself only, by which others would know what is quarantined", async () => {
  await server.app.close();
  const mail = {
    refusedMailboxes: ["x"],
    oldestRefused: 1_699_999_990_000,
    lastSent: 1_699_999_999_000,
    failedCount: 2,
  };
  await restartApp({
    readHealth: async () => ({ writeTime: 1, mail, refusedMailboxes: [1], lastBackup: 1_699_999_000_000 }),
    trustedProxies: ["loopback"],
  });
  const health = async (headers: Record<string, string>, remoteAddress = "127.0.0.1") =>
    (await server.app.inject({ url: "/health", remoteAddress, headers })).json();
  expect(await health({ host: "127.0.0.1:3000" })).toEqual({
    status: "ok",
    lastBackup: "2023-11-14T21:56:40.000Z",
    lastMail: "2023-11-14T22:13:19.000Z",
    oldestRefusedMail: "2023-11-14T22:13:10.000Z",
    failedDeliveries: 2,
    refusedMailboxes: [1],
  });
  const localHost = { host: "localhost:3000" };
  for (const [headers, ip] of [
    [{ host: new URL(site.url).host, "x-forwarded-for": "203.0.113.9" }],
    [{ host: new URL(site.url).host }],
    [{ ...localHost, "x-forwarded-for": "127.0.0.1" }],
    [{ ...localHost, "x-forwarded-proto": "https" }],
    [{ ...localHost, "x-real-ip": "203.0.113.9" }],
    [{ ...localHost, forwarded: "for=127.0.0.1" }],
    [localHost, "203.0.113.9"],
    [localHost, "10.0.0.9"],
  ] as [Record<string, string>, string?][])
    expect(await health(headers, ip), `${ip} ${Object.keys(headers)}`).toEqual({ status: "ok" });
});
