import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { IncomingLead } from "#contact/receive-lead.ts";
import { createApp } from "#server/app.ts";
import { readSiteFiles } from "#server/files/site-files.ts";
import type { Timeouts } from "#server/listener.ts";
import { site } from "#site.config.ts";
import { validFields, writeFakeSite } from "#tests/fake-site.ts";

const contact = "/functions/v1/send-contact-email";
const json = "application/json";
const form = "application/x-www-form-urlencoded";
/** Every endpoint that takes a body, with a content type it accepts. */
const takers = [[contact, json]] as const;

let folder: string;
let secretFile: string;
let app: FastifyInstance;
let port: number;
/** The same service, which waits hardly at all for a request to end. */
let impatient: FastifyInstance;
let impatientPort: number;
/** Everything that was accepted as a lead. */
let stored: IncomingLead[];
/** Everything logged during the attacks. */
let log = "";

beforeAll(async () => {
  folder = await writeFakeSite();
  secretFile = join(await mkdtemp(join(tmpdir(), "beside-")), "secret.txt");
  await writeFile(secretFile, "a secret beside the site");
  const open = (timeouts?: Timeouts) =>
    createApp({
      files: readSiteFiles(folder),
      receive: async (arrived) => {
        stored.push(arrived);
        return { stored: true, state: "accepted" };
      },
      clock: { now: () => 1_700_000_000_000 },
      checkHealth: async () => 0,
      trustedProxies: [],
      log: {
        write: (line) => {
          log += line;
        },
      },
      ...(timeouts && { timeouts }),
    });
  const portOf = async (opened: FastifyInstance) =>
    Number(new URL(await opened.listen({ host: "127.0.0.1", port: 0 })).port);
  app = open();
  port = await portOf(app);
  impatient = open({ request: 600, headers: 300, check: 50, keepAlive: 1_000, idle: 5_000 });
  impatientPort = await portOf(impatient);
});
afterAll(async () => {
  await Promise.all([app.close(), impatient.close()]);
  await rm(folder, { recursive: true, force: true });
  await rm(dirname(secretFile), { recursive: true, force: true });
});
beforeEach(() => {
  stored = [];
});

/** Sends exactly these bytes and returns the response, once the server closes the connection. */
async function raw(bytes: string, to = port): Promise<{ text: string }> {
  const socket = connect(to, "127.0.0.1");
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    text += chunk;
  });
  // The server may close while bytes are still on their way.
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(bytes);
  await closed;
  return { text };
}

const get = (target: string, headers = "") =>
  raw(`GET ${target} HTTP/1.1\r\nhost: orvane.example\r\nconnection: close\r\n${headers}\r\n`);

const post = (url: string, type: string, payload: string, headers: Record<string, string> = {}) =>
  app.inject({ method: "POST", url, payload, headers: { "content-type": type, ...headers } });

const statusOf = ({ text }: { text: string }) => Number(text.split(" ", 2)[1]);

/** After an attack the server still serves others. */
async function stillServes(): Promise<void> {
  expect((await app.inject({ url: "/services" })).statusCode).toBe(200);
}

describe.each(takers)("%s", (url, type) => {
  test.each([
    ["headers", `POST ${url} HTTP/1.1\r\nhost: x\r\n`],
    ["a body", `POST ${url} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 99\r\n\r\n{"n`],
    [
      "a body in pieces",
      `POST ${url} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n3\r\n{"n\r\n`,
    ],
  ])("disconnects a client that never ends %s", async (_what, start) => {
    const { text } = await raw(start, impatientPort);
    expect(text).toContain(" 408 ");
  });

  test.each([
    ["1 MB", "x".repeat(1024 * 1024), 413],
    ["broken JSON", '{"name":', 400],
    ["JSON cut off by NUL", '{"name"\0:1}', 400],
    ["a number that never ends", `{"name":${"9".repeat(200)}e}`, 400],
    ["bytes that are no text", "\xff\xfe\x00{", 400],
    ["a prototype", '{"__proto__":{"polluted":1}}', 400],
    ["a constructor's prototype", '{"constructor":{"prototype":{"polluted":1}}}', 400],
  ])("rejects %s", async (_what, payload, status) => {
    expect((await post(url, type, payload)).statusCode).toBe(status);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    expect(stored).toEqual([]);
  });

  test.each([
    "text/plain",
    "text/html",
    "multipart/form-data; boundary=x",
    "application/octet-stream",
    "*/*",
  ])("rejects %s, which a form on any site can send", async (other) => {
    expect((await post(url, other, JSON.stringify(validFields))).statusCode).toBe(415);
    expect(stored).toEqual([]);
  });

  test.each([
    [{ origin: "https://evil.example" }],
    [{ origin: `${site.url}.evil.example` }],
    [{ origin: `https://evil.example/${site.url}` }],
    [{ origin: "null" }],
    [{ origin: "not an address" }],
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
    [{ "sec-fetch-site": "SAME-ORIGIN" }],
    [{ origin: "https://evil.example", "x-forwarded-host": "evil.example" }],
  ] as [Record<string, string>][])("rejects requests from another site: %j", async (headers) => {
    const payload = JSON.stringify(validFields);
    const answer = await post(url, type, payload, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    expect(stored).toEqual([]);
  });

  test("rejects a body with two lengths", async () => {
    const smuggled = `GET /health HTTP/1.1\r\nhost: x\r\n\r\n`;
    const head = `POST ${url} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n`;
    for (const lengths of [
      "content-length: 5\r\ntransfer-encoding: chunked\r\n",
      "content-length: 5\r\ncontent-length: 6\r\n",
      "transfer-encoding: chunked, identity\r\n",
      "content-length: -1\r\n",
    ]) {
      const answer = await raw(`${head}${lengths}\r\n0\r\n\r\n${smuggled}`);
      expect(statusOf(answer)).toBe(400);
      expect(answer.text).not.toContain('"status"');
    }
  });
});

describe("fields", () => {
  const fields = (changes: Record<string, string>) =>
    new URLSearchParams({ ...validFields, ...changes }).toString();

  test("cannot inject a header into the response", async () => {
    const answer = await post(
      contact,
      form,
      fields({ language: "de\r\nset-cookie: a=b", name: "x\r\nx-evil: 1" }),
    );
    expect(answer.statusCode).toBe(303);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.headers["x-evil"]).toBeUndefined();
    expect(answer.headers.location).toMatch(/^\/[a-z]/);
  });

  test("cannot inject markup into the form's page", async () => {
    const answer = await post(contact, form, fields({ email: "x", name: '"><script>alert(1)</script>' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain("<script>alert");
  });
});

describe("an address", () => {
  const up = [
    "../",
    "..%2f",
    "%2e%2e/",
    "%2e%2e%2f",
    "..\\",
    "..%5c",
    "%252e%252e%252f",
    "....//",
    "..;/",
    "%c0%ae%c0%ae/",
  ];

  test.each(up)("with %s reaches nothing outside the site", async (step) => {
    const depth = step.repeat(12);
    for (const start of ["/", "/_astro/", "/en/", "/social/"]) {
      const { text } = await get(`${start}${depth}${secretFile.slice(1)}`);
      expect(text).toMatch(/^HTTP\/1\.1 (400|404|302|308) /);
      expect(text).not.toContain("a secret");
    }
  });

  test.each([
    "/etc/passwd",
    "//etc/passwd",
    "/_headers",
    "/_redirects",
    "/../headers.json",
    "/.env",
    "/.git/config",
    "/package.json",
  ])("of a file outside the site is not found: %s", async (target) => {
    expect(statusOf(await get(target))).toBe(404);
  });

  test.each([
    "//evil.example",
    "//evil.example/services",
    "/\\evil.example",
    "/%5cevil.example",
    "/%2f%2fevil.example",
    "///evil.example/%2e%2e",
    "/SERVICES//evil.example",
    "/services/?next=https://evil.example",
    "/services%0d%0aset-cookie:%20a=b",
    "/SERVICES%0d%0aset-cookie:%20a=b",
    "/blog/x%0d%0aset-cookie:%20a=b",
  ])("causes no redirect to another site and sets nothing: %s", async (target) => {
    const { text } = await get(target);
    const head = text.slice(0, text.indexOf("\r\n\r\n"));
    expect(head).not.toMatch(/^set-cookie:/im);
    expect(head.match(/^location: (.*)$/im)?.[1] ?? "/").toMatch(/^\/(?![/\\])/);
  });

  test("of 100 kB, or with 5,000 headers, is rejected, and others are served", async () => {
    expect(statusOf(await get(`/${"a".repeat(100_000)}`))).toBe(431);
    expect(statusOf(await get(`/services?${"a".repeat(100_000)}`))).toBe(431);
    const many = Array.from({ length: 5_000 }, (_, index) => `x-${index}: ${index}\r\n`).join("");
    expect(statusOf(await get("/services", many))).toBe(431);
    await stillServes();
  });
});

describe("the Host header", () => {
  test.each([
    "evil.example",
    `${new URL(site.url).host}:99999`,
    "evil.example/..",
    "a@evil.example",
    "[::1",
    "'><script>",
  ])("appears in no response: %s", async (host) => {
    for (const target of ["/services", "/SERVICES", "/blog/unknown", "/nowhere", "/health"]) {
      const { text } = await raw(
        `GET ${target} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-host: ${host}\r\nconnection: close\r\n\r\n`,
      );
      expect(text).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
      expect(text).not.toContain(host);
    }
  });
});

test("no attack gets its text into the log", () => {
  expect(log).toContain("lead stored");
  expect(log).not.toMatch(/zoe|evil|secret/i);
});

describe("a request that Node itself rejects", () => {
  test.each([
    ["a request that is none", "HELO there\r\n\r\n", 400],
    ["a request without a Host", "GET /services HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
    ["headers that are too large", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"a".repeat(100_000)}\r\n\r\n`, 431],
    ["headers that never end", "GET / HTTP/1.1\r\nhost: x\r\n", 408],
  ])("gets the usual response headers: %s", async (_what, bytes, status) => {
    const answer = await raw(bytes, impatientPort);
    expect(statusOf(answer)).toBe(status);
    expect(answer.text).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(answer.text).toMatch(/^x-content-type-options: nosniff/im);
    expect(answer.text).toMatch(/^strict-transport-security: /im);
  });
});
