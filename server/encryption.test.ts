import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type ClientHttp2Session, connect, constants } from "node:http2";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { connect as connectTls, type TLSSocket } from "node:tls";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ArrivedRequest } from "#contact/receive-request.ts";
import { type AppParts, createApp } from "#server/app.ts";
import { followCertificate, readCertificate } from "#server/certificate.ts";
import { typed, writeFakeSite } from "#server/fake-site.ts";
import { serveRedirect } from "#server/redirect.ts";
import { readSiteFiles } from "#server/site-files.ts";
import { makeCertificate } from "#server/test-certificate.ts";

const site = await writeFakeSite();
const folder = await mkdtemp(join(tmpdir(), "certificate-"));
afterAll(async () => {
  await rm(site, { recursive: true });
  await rm(folder, { recursive: true });
});

const files = { cert: join(folder, "cert.pem"), key: join(folder, "key.pem") };
const film = Buffer.alloc(1000, 7);
await writeFile(join(site, "film.mp4"), film);
const call = "/functions/v1/send-contact-email";

let app: FastifyInstance;
let port: number;
let stored: ArrivedRequest[];
let certificate = makeCertificate();
let session: ClientHttp2Session | undefined;

beforeEach(async () => {
  stored = [];
  certificate = makeCertificate();
  await open();
});
afterEach(async () => {
  session?.destroy();
  session = undefined;
  await app.close();
});

async function open(changes: Partial<AppParts> = {}): Promise<void> {
  app = createApp({
    files: readSiteFiles(site),
    receive: async (arrived) => {
      stored.push(arrived);
      return { stored: true, state: "accepted", score: 42 };
    },
    clock: { now: () => 1_700_000_000_000 },
    checkHealth: async () => ({ pending: 0, dead: 0, oldestPendingSeconds: 0 }),
    trustedProxies: [],
    certificate,
    ...changes,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = app.server.address() as AddressInfo);
}

/** Asks over HTTP/2, checking the certificate. */
async function ask(path: string, headers: Record<string, string> = {}, body?: string) {
  session ??= connect(`https://localhost:${port}`, { ca: certificate.cert, lookup });
  const stream = session.request({ ":path": path, ":method": body ? "POST" : "GET", ...headers });
  stream.end(body);
  const [answer] = await once(stream, "response");
  return { headers: answer as Record<string, string | number>, body: await buffer(stream) };
}

const lookup: NonNullable<Parameters<typeof request>[1]["lookup"]> = (_host, options, done) => {
  if (options.all) done(null, [{ address: "127.0.0.1", family: 4 }]);
  else done(null, "127.0.0.1", 4);
};

async function handshake(protocols: readonly string[]): Promise<TLSSocket> {
  const socket = connectTls({
    port,
    host: "127.0.0.1",
    servername: "localhost",
    ALPNProtocols: [...protocols],
    rejectUnauthorized: false,
  });
  await once(socket, "secureConnect");
  return socket;
}

describe("with a certificate", () => {
  test("pages come over HTTP/2, with everything they have over HTTP/1.1", async () => {
    const page = await ask("/services", { "accept-encoding": "br" });
    expect(page.headers[":status"]).toBe(200);
    expect(page.headers["content-encoding"]).toBe("br");
    expect(page.headers["content-security-policy"]).toBeDefined();
    expect(page.headers["content-length"]).toBe(String(page.body.length));
    const etag = String(page.headers["etag"]);
    const again = await ask("/services", { "accept-encoding": "br", "if-none-match": etag });
    expect(again.headers[":status"]).toBe(304);
    const part = await ask("/film.mp4", { range: "bytes=10-19" });
    expect(part.headers[":status"]).toBe(206);
    expect(part.body).toEqual(film.subarray(10, 20));
    expect((await ask("/nowhere")).headers[":status"]).toBe(404);
    expect((await ask("/services/")).headers["location"]).toBe("/services");
    expect((await ask("/health")).headers[":status"]).toBe(200);
  });

  test("the call takes a request over HTTP/2, from the site alone", async () => {
    const json = { "content-type": "application/json" };
    const own = { ...json, origin: `https://localhost:${port}` };
    const answer = await ask(call, own, JSON.stringify(typed));
    expect(JSON.parse(answer.body.toString())).toEqual({ success: true, score: 42 });
    expect(stored).toMatchObject([{ request: typed, address: "127.0.0.1" }]);
    const foreign = await ask(call, { ...json, origin: "https://evil.example" }, JSON.stringify(typed));
    expect(foreign.headers[":status"]).toBe(403);
  });

  test("clients that know HTTP/1.1 alone are served as well", async () => {
    for (const [known, spoken] of [
      [["h2", "http/1.1"], "h2"],
      [["http/1.1"], "http/1.1"],
    ] as const) {
      const socket = await handshake(known);
      expect(socket.alpnProtocol).toBe(spoken);
      socket.destroy();
    }
    const asked = request({ port, path: "/services", host: "localhost", ca: certificate.cert, lookup }).end();
    const [answer] = await once(asked, "response");
    expect(answer.httpVersion).toBe("1.1");
    expect(await text(answer)).toContain("services");
  });

  test("a stop waits for nobody who asks for nothing", async () => {
    await ask("/services");
    const idle = await handshake(["http/1.1"]);
    idle.write("GET /services HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await once(idle, "data");
    const ended = once(idle, "close");
    await app.close();
    await ended;
  });

  test("who sends a request in drops is cut off", async () => {
    await app.close();
    await open({ waits: { request: 300, headers: 200, check: 50, keepAlive: 5_000 } });
    session = connect(`https://localhost:${port}`, { ca: certificate.cert, lookup });
    const stream = session.request({
      ":path": call,
      ":method": "POST",
      "content-type": "application/json",
      "content-length": "100",
    });
    stream.on("error", () => {});
    stream.write("{");
    const drops = setInterval(() => stream.write(" "), 50);
    await once(stream, "close");
    clearInterval(drops);
    expect(stream.rstCode).toBe(constants.NGHTTP2_CANCEL);
    expect(stored).toEqual([]);
    expect((await ask("/services")).headers[":status"]).toBe(200);
  });
});

describe("a renewed certificate", () => {
  const write = async ({ cert, key }: typeof certificate) => {
    await writeFile(files.cert, cert);
    await writeFile(files.key, key);
  };
  const serial = async () => {
    const socket = await handshake(["h2"]);
    const { serialNumber } = socket.getPeerCertificate();
    socket.destroy();
    return serialNumber;
  };

  test("is used from the next connection on, after a signal; one that does not fit is not", async () => {
    const told: string[] = [];
    await write(certificate);
    const end = followCertificate(app.server, files, {
      info: (words) => void told.push(words),
      error: (words) => void told.push(words),
    });
    const first = await serial();
    await writeFile(files.cert, makeCertificate().cert);
    process.emit("SIGHUP");
    expect(await serial()).toBe(first);
    await write(makeCertificate());
    process.emit("SIGHUP");
    expect(await serial()).not.toBe(first);
    end();
    expect(told).toHaveLength(2);
    expect(told[0]).toMatch(/not renewed/);
  });

  test("is refused where it cannot be read or does not fit its key", async () => {
    await write({ cert: certificate.cert, key: makeCertificate().key });
    expect(() => readCertificate(files)).toThrow();
    await write({ cert: "nothing", key: "nothing" });
    expect(() => readCertificate(files)).toThrow();
    expect(() => readCertificate({ ...files, key: join(folder, "missing.pem") })).toThrow(/ENOENT/);
  });
});

test("plain HTTP is led to the same address of the encrypted site, and to no other", async () => {
  const server = await serveRedirect("https://orvane.example", "127.0.0.1", 0);
  const { port: plain } = server.address() as AddressInfo;
  for (const [path, target] of [
    ["/en/pricing?x=1", "https://orvane.example/en/pricing?x=1"],
    ["//evil.example/", "https://orvane.example//evil.example/"],
  ]) {
    const answer = await fetch(`http://127.0.0.1:${plain}${path}`, { redirect: "manual" });
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe(target);
  }
  server.close();
});
