import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site } from "#contract/facts/site.ts";
import { createApp, type Timeouts } from "#leads/server/app.ts";
import { readSiteFiles } from "#leads/server/files/site-files.ts";
import { validFields, writeFakeSite } from "#tests/support/fake-site.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

const contact = "/functions/v1/send-contact-email";
let folder: string;
let secretFile: string;
let app: FastifyInstance;
let port: number;
/** The same service, which waits hardly at all for a request to end. */
let impatient: FastifyInstance;
let impatientPort: number;
/** Everything logged during the attacks. */
let log = "";

beforeAll(async () => {
  folder = await writeFakeSite();
  secretFile = join(await newFolder(), "secret.txt");
  await writeFile(secretFile, "a secret beside the site");
  const open = (timeouts?: Timeouts) =>
    createApp({
      files: readSiteFiles(folder),
      receive: async () => ({ stored: true, state: "accepted" }),
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
});

/** Sends exactly these bytes and returns the response, once the server closes the connection. */
async function raw(bytes: string, to = port): Promise<string> {
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
  return text;
}

const get = (target: string, headers = "") =>
  raw(`GET ${target} HTTP/1.1\r\nhost: orvane.example\r\nconnection: close\r\n${headers}\r\n`);

const statusOf = (text: string) => Number(text.split(" ", 2)[1]);

describe("a post", () => {
  const head = `POST ${contact} HTTP/1.1\r\nhost: x\r\n`;
  const jsonHead = `${head}content-type: application/json\r\n`;

  test.each([
    ["headers", head],
    ["a body", `${jsonHead}content-length: 99\r\n\r\n{"n`],
    ["a body in pieces", `${jsonHead}transfer-encoding: chunked\r\n\r\n3\r\n{"n\r\n`],
  ])("that never ends its %s is cut off", async (_what, start) => {
    expect(statusOf(await raw(start, impatientPort))).toBe(408);
  });

  test.each([
    "content-length: 5\r\ntransfer-encoding: chunked\r\n",
    "content-length: 5\r\ncontent-length: 6\r\n",
    "transfer-encoding: chunked, identity\r\n",
    "content-length: -1\r\n",
  ])("with the contradictory %j smuggles no second request in", async (lengths) => {
    const smuggled = "GET /health HTTP/1.1\r\nhost: x\r\n\r\n";
    const answer = await raw(`${jsonHead}${lengths}\r\n0\r\n\r\n${smuggled}`);
    expect(statusOf(answer)).toBe(400);
    expect(answer).not.toContain('"status"');
  });
});

describe("fields", () => {
  const post = (changes: Record<string, string>) =>
    app.inject({
      ...{ method: "POST", url: contact, headers: { "content-type": "application/x-www-form-urlencoded" } },
      payload: new URLSearchParams({ ...validFields, ...changes }).toString(),
    });

  test("cannot inject a header into the response", async () => {
    const answer = await post({ language: "de\r\nset-cookie: a=b", name: "x\r\nx-evil: 1" });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.headers["x-evil"]).toBeUndefined();
    expect(answer.headers.location).toMatch(/^\/[a-z]/);
  });
});

describe("an address", () => {
  const up = ["../", "..%2f", "%2e%2e/", "..%5c", "%252e%252e%252f", "..;/", "%c0%ae%c0%ae/"];

  test.each(up)("with %s reaches nothing outside the site", async (step) => {
    const depth = step.repeat(12);
    for (const start of ["/", "/_astro/", "/en/", "/social/"]) {
      const text = await get(`${start}${depth}${secretFile.slice(1)}`);
      expect(text).toMatch(/^HTTP\/1\.1 (400|404|302|308) /);
      expect(text).not.toContain("a secret");
    }
  });

  test.each(["/etc/passwd", "//etc/passwd", "/_headers", "/../headers.json", "/.env"])(
    "of a file outside the site is not found: %s",
    async (target) => {
      expect(statusOf(await get(target))).toBe(404);
    },
  );

  test.each([
    "//evil.example",
    "/\\evil.example",
    "/%2f%2fevil.example",
    "///evil.example/%2e%2e",
    "/SERVICES//evil.example",
    "/SERVICES%0d%0aset-cookie:%20a=b",
    "/blog/x%0d%0aset-cookie:%20a=b",
  ])("causes no redirect to another site and sets nothing: %s", async (target) => {
    const text = await get(target);
    const head = text.slice(0, text.indexOf("\r\n\r\n"));
    expect(head).not.toMatch(/^set-cookie:/im);
    expect(head.match(/^location: (.*)$/im)?.[1] ?? "/").toMatch(/^\/(?![/\\])/);
  });

  test("in full, with scheme and host, is that of the same page", async () => {
    for (const target of ["http://orvane.example/services", "HTTPS://orvane.example:443/services?a=b"]) {
      expect(statusOf(await get(target))).toBe(200);
    }
    expect(statusOf(await get("http://orvane.example"))).toBe(200);
    expect(statusOf(await get("http://orvane.example/nowhere"))).toBe(404);
  });

  test("of 100 kB, or with 5,000 headers, is rejected, and others are served", async () => {
    expect(statusOf(await get(`/${"a".repeat(100_000)}`))).toBe(431);
    expect(statusOf(await get(`/services?${"a".repeat(100_000)}`))).toBe(431);
    const many = Array.from({ length: 5_000 }, (_, index) => `x-${index}: ${index}\r\n`).join("");
    expect(statusOf(await get("/services", many))).toBe(431);
    expect(statusOf(await get("/services"))).toBe(200);
  });
});

test.each([
  "evil.example",
  `${new URL(site.url).host}:99999`,
  "evil.example/..",
  "a@evil.example",
  "[::1",
  "'><script>",
])("the Host header appears in no response: %s", async (host) => {
  for (const target of ["/services", "/SERVICES", "/blog/unknown", "/nowhere", "/health"]) {
    const text = await raw(
      `GET ${target} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-host: ${host}\r\nconnection: close\r\n\r\n`,
    );
    expect(text).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
    expect(text).not.toContain(host);
  }
});

test("no attack gets its text into the log", () => {
  expect(log).toContain("lead stored");
  expect(log).not.toMatch(/zoe|evil|secret/i);
});

test.each([
  ["something that is not HTTP", "HELO there\r\n\r\n", 400],
  ["a request without a Host", "GET /services HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
  ["headers that are too large", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"a".repeat(100_000)}\r\n\r\n`, 431],
  ["headers that never end", "GET / HTTP/1.1\r\nhost: x\r\n", 408],
])("%s is rejected", async (_what, bytes, status) => {
  expect(statusOf(await raw(bytes, impatientPort))).toBe(status);
});
