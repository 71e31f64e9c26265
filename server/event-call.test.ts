import { rm } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { EventCounter } from "#contact/event-counter.ts";
import { createApp } from "#server/app.ts";
import { writeFakeSite } from "#server/fake-site.ts";
import { readSiteFiles } from "#server/site-files.ts";
import { site } from "#site.config.ts";

let folder: string;
let app: FastifyInstance;
let counted: Parameters<EventCounter["count"]>[0][];

beforeEach(async () => {
  folder = await writeFakeSite();
  counted = [];
  app = open((event) => counted.push(event));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

function open(countEvent?: EventCounter["count"]): FastifyInstance {
  return createApp({
    files: readSiteFiles(folder),
    receive: async () => ({ stored: true, state: "accepted", score: 1 }),
    clock: { now: () => 0 },
    checkHealth: async () => ({ pending: 0, dead: 0, oldestPendingSeconds: 0 }),
    trustedProxies: [],
    ...(countEvent && { countEvent }),
  });
}

function post(payload: string, headers: Record<string, string> = {}) {
  return app.inject({
    method: "POST",
    url: "/functions/v1/event",
    payload,
    headers: { "content-type": "application/json", ...headers },
  });
}

describe("the own counter's call", () => {
  test("counts an event and answers nothing", async () => {
    const answer = await post('{"event":"form_submit"}', { "sec-fetch-site": "same-origin" });
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe("");
    expect(counted).toEqual(["form_submit"]);
  });

  test("counts what a page measured of its speed, in buckets", async () => {
    const report = { screen: "home", window: "narrow", vitals: { LCP: 812.4, CLS: 0 } };
    expect((await post(JSON.stringify(report))).statusCode).toBe(204);
    expect(counted).toEqual(["LCP/home/narrow/1000", "CLS/home/narrow/0"]);
  });

  test.each([
    ["an unknown screen", 400, '{"screen":"nowhere","window":"wide","vitals":{"LCP":1}}', {}],
    ["an unknown name", 400, '{"event":"evil"}', {}],
    ["no name", 400, "{}", {}],
    ["a list", 400, "[]", {}],
    ["broken JSON", 400, '{"event"', {}],
    ["a prototype", 400, '{"__proto__":{"event":"form_submit"}}', {}],
    ["text", 415, "form_submit", { "content-type": "text/plain" }],
    ["a large body", 413, `{"event":"${"x".repeat(300)}"}`, {}],
    ["another site", 403, '{"event":"form_submit"}', { origin: "https://evil.example" }],
    ["a cross-site beacon", 403, '{"event":"form_submit"}', { "sec-fetch-site": "cross-site" }],
  ] as [string, number, string, Record<string, string>][])(
    "refuses %s with %i and counts nothing",
    async (_what, status, payload, headers) => {
      expect((await post(payload, headers)).statusCode).toBe(status);
      expect(counted).toEqual([]);
    },
  );

  test("may be made by the site from another host, and by nobody else", async () => {
    const ask = (origin: string) =>
      app.inject({ method: "OPTIONS", url: "/functions/v1/event", headers: { origin } });
    const own = await ask(site.url);
    expect(own.statusCode).toBe(204);
    expect(own.headers["access-control-allow-origin"]).toBe(site.url);
    expect(own.headers["access-control-allow-headers"]).toBe("content-type");
    expect(own.headers["access-control-allow-credentials"]).toBe("true");
    const other = await ask("https://evil.example");
    expect(other.statusCode).toBe(403);
    expect(other.headers["access-control-allow-origin"]).toBeUndefined();
    const sent = await post('{"event":"form_submit"}', {
      origin: site.url,
      "sec-fetch-site": "cross-site",
    });
    expect(sent.statusCode).toBe(204);
    expect(sent.headers["access-control-allow-origin"]).toBe(site.url);
  });

  test("is nowhere while the counter is switched off", async () => {
    await app.close();
    app = open();
    expect((await post('{"event":"form_submit"}')).statusCode).toBe(404);
  });
});
