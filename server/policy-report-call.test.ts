import { rm } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { PolicyReport } from "#contact/policy-reports.ts";
import { createApp } from "#server/app.ts";
import { writeFakeSite } from "#server/fake-site.ts";
import { readSiteFiles } from "#server/site-files.ts";
import { site } from "#site.config.ts";

const own = site.url;
const secret = "zoe%40example.org";

let folder: string;
let app: FastifyInstance;
let counted: PolicyReport[];
let log: string;
let room: number;

beforeEach(async () => {
  folder = await writeFakeSite();
  counted = [];
  log = "";
  room = Number.POSITIVE_INFINITY;
  app = open(true);
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

function open(isOn: boolean): FastifyInstance {
  return createApp({
    files: readSiteFiles(folder, {}, isOn),
    receive: async () => ({ stored: true, state: "accepted", score: 1 }),
    clock: { now: () => 0 },
    checkHealth: async () => ({ pending: 0, dead: 0, oldestPendingSeconds: 0 }),
    trustedProxies: [],
    log: {
      write: (line) => {
        log += line;
      },
    },
    countReport: isOn
      ? (report) => {
          room -= 1;
          if (room < 0) return false;
          counted.push(report);
          return true;
        }
      : undefined,
  });
}

function post(payload: unknown, type: string, headers: Record<string, string> = {}) {
  return app.inject({
    method: "POST",
    url: "/functions/v1/policy-report",
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
    headers: { "content-type": type, ...headers },
  });
}

const single = (fields: Record<string, unknown> = {}) => ({
  "csp-report": {
    "document-uri": `${own}/services?email=${secret}#${secret}`,
    referrer: `https://mail.example/${secret}`,
    "effective-directive": "img-src",
    "violated-directive": "img-src",
    "original-policy": "default-src 'none'",
    "blocked-uri": `https://evil.example/pixel?${secret}`,
    "source-file": `${own}/${secret}.js`,
    ...fields,
  },
});
const listed = (fields: Record<string, unknown> = {}) => ({
  type: "csp-violation",
  age: 10,
  url: `${own}/services`,
  user_agent: "Zoe-Phone",
  body: {
    documentURL: `${own}/services?email=${secret}`,
    effectiveDirective: "img-src",
    blockedURL: `https://evil.example/pixel?${secret}`,
    sample: secret,
    ...fields,
  },
});

describe("a report", () => {
  test.each([
    ["application/csp-report", single()],
    ["application/reports+json", [listed()]],
    ["application/reports+json", listed()],
    ["application/reports+json; charset=utf-8", [{ type: "deprecation", body: {} }, listed()]],
  ])("as %s is counted without anything of who sent it", async (type, payload) => {
    const answer = await post(payload, type, { origin: own, "user-agent": "Zoe-Phone" });
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe("");
    expect(counted).toEqual([{ directive: "img-src", blocked: "evil.example", page: "/services" }]);
    expect(log).toBe("");
  });

  test.each([
    ["inline", "inline"],
    ["eval", "eval"],
    ["trusted-types-sink", "trusted-types-sink"],
    ["data", "data"],
    ["data:text/html,zoe", "data:"],
    [`${own}/_astro/x.js`, "self"],
    ["chrome-extension://abcdefghijklmnop/x.js", "chrome-extension:"],
    ["wss://Evil.example:8443/zoe", "evil.example"],
    ["https://zoe:secret@evil.example/", "evil.example"],
    ["", "(none)"],
    ["a word that is none", "(none)"],
    [undefined, "(none)"],
    [{ zoe: 1 }, "(none)"],
    [`https://${"a.".repeat(60)}example/`, "(long)"],
  ])("of %j names as blocked %j", async (blocked, named) => {
    await post(single({ "blocked-uri": blocked }), "application/csp-report");
    expect(counted.map((report) => report.blocked)).toEqual([named]);
  });

  test.each([
    ["/", "/"],
    ["/en/contact?x=1", "/en/contact"],
    ["/zoe@example.org", "(none)"],
    ["/favicon.svg", "(none)"],
  ])("of %s counts for page %s", async (path, page) => {
    await post([listed({ documentURL: own + path })], "application/reports+json");
    expect(counted.map((report) => report.page)).toEqual([page]);
  });

  test("of an older browser names the directive alone", async () => {
    const fields = { "effective-directive": undefined, "violated-directive": "script-src 'self' https:" };
    await post(single(fields), "application/csp-report");
    expect(counted).toMatchObject([{ directive: "script-src" }]);
  });

  test("from a host that is not the public one counts for its own pages", async () => {
    await post([listed({ documentURL: "http://127.0.0.1:3000/" })], "application/reports+json", {
      host: "127.0.0.1:3000",
    });
    expect(counted).toMatchObject([{ page: "/" }]);
  });
});

describe("rubbish", () => {
  test.each([
    ["another site's page", single({ "document-uri": "https://evil.example/" })],
    ["no page", single({ "document-uri": 7 })],
    ["an unknown directive", single({ "effective-directive": "drop table" })],
    ["an empty list", []],
    ["nothing known", { report: true }],
    ["a list of nothing", [null, 1, "x", [], {}]],
    ["null", null],
    ["a report within a report", { "csp-report": [] }],
  ])("is taken without a word and counted nowhere: %s", async (_what, payload) => {
    for (const type of ["application/csp-report", "application/reports+json"]) {
      expect((await post(payload, type)).statusCode).toBe(204);
    }
    expect(counted).toEqual([]);
  });

  test.each([
    ["broken JSON", 400, '{"csp-report"', {}],
    ["nothing", 400, "", {}],
    ["a prototype", 400, '{"__proto__":{"csp-report":{}}}', {}],
    ["JSON of another kind", 415, single(), { "content-type": "application/json" }],
    ["text", 415, "x", { "content-type": "text/plain" }],
    ["1 MB", 413, "x".repeat(1024 * 1024), {}],
    ["another site's post", 403, single(), { origin: "https://evil.example" }],
    ["a cross-site post", 403, single(), { "sec-fetch-site": "cross-site" }],
  ] as [string, number, unknown, Record<string, string>][])(
    "is refused: %s, with %i",
    async (_what, status, payload, headers) => {
      expect((await post(payload, "application/csp-report", headers)).statusCode).toBe(status);
      expect(counted).toEqual([]);
      expect(log).toBe("");
    },
  );

  test("in one body is read up to twenty reports", async () => {
    await post(
      Array.from({ length: 60 }, () => listed()),
      "application/reports+json",
    );
    expect(counted).toHaveLength(20);
  });

  test("beyond what is taken gets 429 with Retry-After", async () => {
    room = 3;
    const answer = await post(
      Array.from({ length: 5 }, () => listed()),
      "application/reports+json",
    );
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(counted).toHaveLength(3);
  });
});

describe("the switch", () => {
  test("asks browsers for reports with every answer", async () => {
    for (const url of ["/health", "/favicon.svg"]) {
      const { headers } = await app.inject({ url });
      expect(headers["content-security-policy"]).toContain(
        "; report-uri /functions/v1/policy-report; report-to policy",
      );
      expect(headers["reporting-endpoints"]).toBe('policy="/functions/v1/policy-report"');
    }
  });

  test("is off by itself: nobody is asked, and nobody listens", async () => {
    await app.close();
    app = open(false);
    const { headers } = await app.inject({ url: "/health" });
    expect(headers["content-security-policy"]).not.toContain("report");
    expect(headers["reporting-endpoints"]).toBeUndefined();
    expect((await post(single(), "application/csp-report")).statusCode).toBe(404);
  });
});
