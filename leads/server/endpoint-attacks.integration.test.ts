import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hour } from "#contract/formats/milliseconds.ts";
import { createApp } from "#leads/server/app.ts";
import type { Timeouts } from "#leads/server/web-server.ts";
import { servedFiles } from "#tests/support/served-files.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

const contact = "/functions/v1/send-contact-email";
let secretFile: string;
let app: FastifyInstance;
let port: number;
/** The same service, which waits hardly at all for a request to end. */
let impatient: FastifyInstance;
let impatientPort: number;
/** The same service, which never disconnects anybody for being slow. */
let patient: FastifyInstance;
let patientPort: number;
/** Everything logged during the attacks. */
let log = "";

beforeAll(async () => {
  secretFile = join(await newFolder(), "secret.txt");
  await writeFile(secretFile, "a secret beside the site");
  const open = (timeouts?: Timeouts) =>
    createApp({
      files: servedFiles,
      receive: async () => ({ stored: true, state: "accepted" }),
      clock: { now: () => 1_700_000_000_000 },
      readHealth: async () => ({ writeTime: 0 }),
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
  patient = open({ request: hour, headers: hour, check: hour, keepAlive: hour, idle: hour });
  patientPort = await portOf(patient);
});
afterAll(async () => {
  await Promise.all([app.close(), impatient.close(), patient.close()]);
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

const unfinished = `POST ${contact} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;

test.each([
  ["headers", unfinished],
  ["a body", `${unfinished}content-length: 99\r\n\r\n{"n`],
  ["a body in pieces", `${unfinished}transfer-encoding: chunked\r\n\r\n3\r\n{"n\r\n`],
])("a post that never ends its %s is cut off", async (_what, start) => {
  expect(statusOf(await raw(start, impatientPort))).toBe(408);
});

describe("requests that do not wait for responses", () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;
  const kinds = [
    ["a page", get("/services")],
    ["an unknown page", get("/nowhere")],
    ["the health", get("/health")],
  ] as const;
  const countIn = (text: string) => text.match(/HTTP\/1\.1 \d/g)?.length ?? 0;

  test.each(kinds)("for %s get eight at most, then the connection is ended", async (_what, one) => {
    expect(countIn(await raw(one.repeat(2_000), patientPort))).toBeLessThanOrEqual(8);
  });

  test.each(kinds)("for %s are not collected for a client that reads nothing", async (_what, one) => {
    const accepted = once(patient.server, "connection");
    const socket = connect(patientPort, "127.0.0.1");
    socket.pause().on("error", () => {});
    await accepted;
    await new Promise((resolve) => socket.write(one.repeat(1_000), resolve));
    const connections = () =>
      new Promise((resolve) => patient.server.getConnections((_error, count) => resolve(count)));
    await expect.poll(connections).toBe(0);
    socket.destroy();
  });

  test.each([...kinds, ["a lead", `${unfinished}content-length: 2\r\n\r\n{}`] as const])(
    "for %s are answered eight at a time, as often as one likes",
    async (_what, one) => {
      const socket = connect(patientPort, "127.0.0.1");
      let text = "";
      socket.setEncoding("latin1").on("data", (chunk: string) => {
        text += chunk;
      });
      for (let asked = 8; asked <= 24; asked += 8) {
        socket.write(one.repeat(8));
        await expect.poll(() => countIn(text)).toBe(asked);
      }
      socket.destroy();
    },
  );
});

describe("an address", () => {
  test.each(["/../", "/_astro/..%2f", "/en/%2e%2e/", "/social/..%5c"])(
    "with %s reaches nothing outside the site",
    async (step) => {
      const text = await get(`${step.repeat(12)}${secretFile.slice(1)}`);
      expect(text).toMatch(/^HTTP\/1\.1 (400|404|302|308) /);
      expect(text).not.toContain("a secret");
    },
  );

  test.each([
    "//evil.example",
    "/\\evil.example",
    "/SERVICES//evil.example",
    "/blog/x%0d%0aset-cookie:%20a=b",
  ])("causes no redirect to another site and sets nothing: %s", async (target) => {
    const text = await get(target);
    const head = text.slice(0, text.indexOf("\r\n\r\n"));
    expect(head).not.toMatch(/^set-cookie:/im);
    expect(head.match(/^location: (.*)$/im)?.[1] ?? "/").toMatch(/^\/(?![/\\])/);
  });
});

test.each(["evil.example", "[::1", "'><script>"])(
  "the Host header appears in no response: %s",
  async (host) => {
    for (const target of ["/services", "/SERVICES", "/blog/unknown", "/nowhere", "/health"]) {
      const text = await raw(
        `GET ${target} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-host: ${host}\r\nconnection: close\r\n\r\n`,
      );
      expect(text).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
      expect(text).not.toContain(host);
    }
  },
);

test.each([
  ["two Hosts", "HTTP/1.1\r\nhost: a\r\nHost: b", 400],
  ["two equal Hosts", "HTTP/1.1\r\nhost: a\r\nhost: a", 400],
  ["an empty Host", "HTTP/1.1\r\nhost:", 400],
  ["no Host", "HTTP/1.1", 400],
  ["a Host with a path", "HTTP/1.1\r\nhost: a/b", 400],
  ["a Host with a user", "HTTP/1.1\r\nhost: a@b", 400],
  ["two Hosts in one", "HTTP/1.1\r\nhost: a, b", 400],
  ["another version", "HTTP/2.0\r\nhost: a", 505],
  ["an unknown expectation", "HTTP/1.1\r\nhost: a\r\nexpect: tea", 417],
  ["a port", "HTTP/1.1\r\nhost: a.example:3000", 200],
  ["an IPv6 address", "HTTP/1.1\r\nhost: [::1]:3000", 200],
  ["the old version without a Host", "HTTP/1.0", 200],
])("a request with %s is answered as the standard says", async (_what, rest, status) => {
  for (const path of ["/services", "/health"]) {
    const text = await raw(`GET ${path} ${rest}\r\nconnection: close\r\n\r\n`);
    expect(statusOf(text), text.slice(0, 200)).toBe(status);
    // Node's own refusal has no headers that could be set.
    if (rest !== "HTTP/1.1") expect(text).toMatch(/^content-security-policy: /im);
  }
});

test("no attack gets its text into the log", () => {
  expect(log).not.toMatch(/zoe|evil|secret/i);
});
