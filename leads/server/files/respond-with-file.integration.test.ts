import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { sendFileAt } from "#leads/server/files/serve-pages.ts";
import { readSiteFiles } from "#leads/server/files/site-files.ts";
import { writeFakeSite } from "#tests/support/fake-site.ts";

const policy = "default-src 'none'; script-src 'self'";
const film = Buffer.from(Array.from({ length: 1000 }, (_, position) => position % 251));
const folder = await writeFakeSite();
await mkdir(join(folder, "social"));
await writeFile(join(folder, "film.mp4"), film);
for (const name of ["speculation-rules.json", "social/home.jpg", "empty.txt"]) {
  await writeFile(join(folder, name), name === "empty.txt" ? "" : name);
}

const files = readSiteFiles(folder, { "/services": policy });
const server = createServer((question, answer) => {
  if (!sendFileAt(files, question, answer)) answer.writeHead(404).end();
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Sends a request as given: no headers added, nothing decoded. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ port, path, method, headers, agent: false }, resolve).on("error", reject).end(),
  );
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

const page = (await ask("/services")).body;

describe("content negotiation", () => {
  test.each([
    ["br, gzip", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP", "gzip"],
    ["x-gzip", "gzip"],
    ["gzip;q=1, br;q=0.5", "gzip"],
    ["gzip;q=0.5, br;q=0", "gzip"],
    ["br;q=0.001", "br"],
    ["*", "br"],
    ["br;q=0, *", "gzip"],
    ["identity;q=0, *;q=0.5", "br"],
    ["identity, br;q=0.5", undefined],
    ["identity;q=0.5, gzip;q=0.8", "gzip"],
    ["deflate", undefined],
    ["zstd", undefined],
    ["", undefined],
    ["br;q=nonsense", undefined],
    ["gzip;q=2, br;q=0.1", "br"],
  ])("chooses for %j: %s", async (accepted, encoding) => {
    const { status, headers, body } = await ask("/services", { "accept-encoding": accepted });
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(headers.vary).toBe("accept-encoding");
    const decoded =
      encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
    expect(decoded).toEqual(page);
  });

  test.each([
    ["/services", undefined],
    ["/services", "*;q=0"],
    ["/film.mp4", "br, identity;q=0"],
  ])("sends the plain %s for %j", async (path, accepted) => {
    const { status, headers } = await ask(
      path,
      accepted === undefined ? {} : { "accept-encoding": accepted },
    );
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBeUndefined();
  });
});

describe("conditional requests", () => {
  test.each(["br", "gzip", "identity"])("get 304 for %s", async (encoding) => {
    const accept = { "accept-encoding": encoding };
    const { headers } = await ask("/services", accept);
    const { etag = "" } = headers;
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const list of [etag, `W/${etag}`, `"other", W/${etag}`, `"other",${etag} , "more"`, "*"]) {
      const again = await ask("/services", { ...accept, "if-none-match": list });
      expect(again.status, list).toBe(304);
      expect(again.body).toHaveLength(0);
      // Browsers and caches replace stored headers with those of a 304.
      for (const name of ["etag", "cache-control", "vary", "content-security-policy"]) {
        expect(again.headers[name], name).toBe(headers[name]);
      }
    }
    for (const list of ['"old"', "", etag.slice(1, -1), 'W/"old", "x"']) {
      expect((await ask("/services", { ...accept, "if-none-match": list })).status, list).toBe(200);
    }
  });

  test("compare the tag of the encoding", async () => {
    const { etag = "" } = (await ask("/services", { "accept-encoding": "br" })).headers;
    const other = await ask("/services", { "accept-encoding": "gzip", "if-none-match": etag });
    expect(other.status).toBe(200);
    expect(other.headers.etag).not.toBe(etag);
  });
});

describe("range requests", () => {
  test.each([
    ["bytes=0-0", 0, 0],
    ["bytes=990-", 990, 999],
    ["bytes=990-5000", 990, 999],
    ["bytes=-10", 990, 999],
    ["bytes=-5000", 0, 999],
  ])("get the bytes of a film: %s", async (range, first, last) => {
    const { status, headers, body } = await ask("/film.mp4", { range, "accept-encoding": "br, gzip" });
    expect(status).toBe(206);
    expect(headers["content-range"]).toBe(`bytes ${first}-${last}/1000`);
    expect(headers["content-length"]).toBe(String(last - first + 1));
    expect(headers["content-type"]).toBe("video/mp4");
    expect(body).toEqual(film.subarray(first, last + 1));
  });

  test.each([
    ["bytes=1000-", "/film.mp4", 416],
    ["bytes=-0", "/film.mp4", 416],
    ["bytes=0-", "/empty.txt", 416],
    ["bytes=9-1", "/film.mp4", 200],
    ["bytes=-", "/film.mp4", 200],
    ["pages=1-2", "/film.mp4", 200],
    ["bytes=0-1,5-6", "/film.mp4", 200],
    // Compressed files are sent whole.
    ["bytes=0-1", "/services", 200],
  ])("%s of %s get %i", async (range, path, status) => {
    expect((await ask(path, { range })).status).toBe(status);
  });

  test("continue a download only while the file is unchanged", async () => {
    const { etag = "" } = (await ask("/film.mp4")).headers;
    const part = (tag: string) => ask("/film.mp4", { range: "bytes=5-9", "if-range": tag });
    expect((await part(etag)).status).toBe(206);
    expect((await part('"old"')).status).toBe(200);
  });
});

test("HEAD sends the headers of GET without a body", async () => {
  for (const path of ["/services", "/film.mp4"]) {
    const [full, head] = [await ask(path), await ask(path, {}, "HEAD")];
    const { date: _then, ...others } = full.headers;
    expect(head.status).toBe(200);
    expect(head.headers).toMatchObject(others);
    expect(head.body).toHaveLength(0);
  }
});

test("files with a hash are cached for ever, pages briefly and then revalidated in the background", async () => {
  const life = async (path: string) => (await ask(path)).headers["cache-control"];
  expect(await life("/_astro/app.Ab12.js")).toMatch(/max-age=31536000, immutable/);
  expect(await life("/services")).toMatch(/^public, max-age=\d\d, stale-while-revalidate=\d+/);
  expect(await life("/favicon.svg")).toMatch(/max-age=0, must-revalidate/);
});

test("a page has its own content security policy, any other file one that allows nothing", async () => {
  expect((await ask("/services")).headers["content-security-policy"]).toBe(policy);
  expect((await ask("/favicon.svg")).headers["content-security-policy"]).toContain("default-src 'none'");
});

test("social cards may be embedded on other sites, other files may not", async () => {
  const allowed = async (path: string) => (await ask(path)).headers["cross-origin-resource-policy"];
  expect(await allowed("/social/home.jpg")).toBe("cross-origin");
  expect(await allowed("/favicon.svg")).toBe("same-origin");
});

test("pages announce speculation rules, except with Save-Data", async () => {
  const rules = async (headers = {}) => (await ask("/services", headers)).headers["speculation-rules"];
  expect(await rules()).toBe('"/speculation-rules.json"');
  expect(await rules({ "save-data": "on" })).toBeUndefined();
  const { headers } = await ask("/speculation-rules.json");
  expect(headers["content-type"]).toBe("application/speculationrules+json");
  expect(headers["cache-control"]).toMatch(/max-age=\d{4,}/);
});
