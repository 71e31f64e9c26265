import { writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { filePolicy, policyText } from "#contract/serving/security-headers.ts";
import { sendFileAt } from "#leads/server/files/serve-pages.ts";
import { readSiteFiles } from "#leads/server/files/site-files.ts";
import { servedFiles } from "#tests/support/served-files.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

const film = Buffer.from(Array.from({ length: 1000 }, (_, position) => position % 251));
/** Besides the built site. */
const folder = await newFolder();
await writeFile(join(folder, "film.mp4"), film);
await writeFile(join(folder, "empty.txt"), "");
await writeFile(join(folder, "strict.html"), "a page with a policy of its own");
const verification = "google-site-verification: google12.html";
await writeFile(join(folder, "google12.html"), verification);
for (const name of ["IMG_1.JPG", "Plaquette.PDF", "no-ending"]) await writeFile(join(folder, name), "x");
const own = readSiteFiles(folder, { "/strict": "default-src 'none'; script-src 'self'" });
const files = { get: (path: string) => own.get(path) ?? servedFiles.get(path) };
const server = createServer((question, answer) => {
  if (!sendFileAt(files, question, answer)) answer.writeHead(404).end();
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
afterAll(async () => {
  server.close();
});

/** Sends a request as given: no headers added, nothing decoded. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ port, path, method, headers, agent: false }, resolve).on("error", reject).end(),
  );
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

const page = (await ask("/services")).body;
const [script = ""] = /\/_astro\/[^"]*\.js/.exec(page.toString()) ?? [];

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=0.5, br;q=0", "gzip"],
  ["deflate", undefined],
  ["*;q=0", undefined],
])("who accepts %j gets %s", async (accepted, encoding) => {
  const { status, headers, body } = await ask("/services", { "accept-encoding": accepted });
  expect(status).toBe(200);
  expect(headers).toMatchObject({ "content-length": String(body.length), vary: "accept-encoding" });
  expect(headers["content-encoding"]).toBe(encoding);
  const decoded =
    encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
  expect(decoded).toEqual(page);
});

test("a page is sent to who wants it as it was only while it is", async () => {
  const { etag = "" } = (await ask("/services")).headers;
  for (const tags of [etag, "*", `"other", ${etag}`])
    expect(await ask("/services", { "if-match": tags })).toMatchObject({ status: 200, body: page });
  for (const tags of ['"other"', `W/${etag}`])
    expect(await ask("/services", { "if-match": tags })).toMatchObject({ status: 412, body: Buffer.of() });
});

test("a page that has not changed is not sent again, in the encoding that the browser has", async () => {
  const again = (list: string, encoding = "br") =>
    ask("/services", { "accept-encoding": encoding, "if-none-match": list });
  const { headers } = await again("");
  const { etag = "" } = headers;
  for (const list of [etag, `W/${etag}`, `"other",${etag} , "more"`, "*"]) {
    const { status, body, headers: kept } = await again(list);
    expect([status, body.length], list).toEqual([304, 0]);
    // Browsers and caches replace stored headers with those of a 304.
    for (const name of ["etag", "cache-control", "vary", "content-security-policy"])
      expect(kept[name], name).toBe(headers[name]);
  }
  for (const list of ['"old"', etag.slice(1, -1)]) expect((await again(list)).status, list).toBe(200);
  expect((await again(etag, "gzip")).status).toBe(200);
});

test.each([
  ["bytes=0-0", "/film.mp4", 0, 0],
  ["bytes=990-5000", "/film.mp4", 990, 999],
  ["bytes=-10", "/film.mp4", 990, 999],
  ["bytes=1000-", "/film.mp4", 416],
  ["bytes=0-", "/empty.txt", 416],
  // Compressed files are sent whole.
  ["bytes=0-1", "/services", 200],
])("the range %s of %s is answered %i", async (range, path, first, last = -1) => {
  const { status, headers, body } = await ask(path, { range, "accept-encoding": "br, gzip" });
  if (last < 0) return expect(status).toBe(first);
  expect(status).toBe(206);
  expect(headers).toMatchObject({
    "content-range": `bytes ${first}-${last}/1000`,
    "content-type": "video/mp4",
    "content-length": String(last - first + 1),
  });
  expect(body).toEqual(film.subarray(first, last + 1));
});

test("a download continues only while the file is unchanged", async () => {
  const { etag = "" } = (await ask("/film.mp4")).headers;
  const part = (tag: string) => ask("/film.mp4", { range: "bytes=5-9", "if-range": tag });
  expect([(await part(etag)).status, (await part('"old"')).status]).toEqual([206, 200]);
});

test("HEAD sends the headers of GET without a body", async () => {
  const [full, head] = [await ask("/services"), await ask("/services", {}, "HEAD")];
  const { date: _then, ...others } = full.headers;
  expect(head).toMatchObject({ status: 200, headers: others });
  expect(head.body).toHaveLength(0);
});

test.each([
  [script, "cache-control", /max-age=31536000, immutable/],
  ["/services", "cache-control", /^public, max-age=\d\d, stale-while-revalidate=\d+/],
  ["/favicon.svg", "cache-control", /max-age=0, must-revalidate/],
  ["/strict", "content-security-policy", /^default-src 'none'; script-src 'self'$/],
  ["/favicon.svg", "content-security-policy", /^default-src 'none'(?!.*'self')/],
  ["/social/about.jpg", "cross-origin-resource-policy", /^cross-origin$/],
  ["/favicon.svg", "cross-origin-resource-policy", /^cross-origin$/],
  ["/film.mp4", "cross-origin-resource-policy", /^cross-origin$/],
  ["/services", "cross-origin-resource-policy", /^same-origin$/],
  [script, "cross-origin-resource-policy", /^same-origin$/],
  ["/services", "speculation-rules", /^"\/speculation-rules\.json"$/],
  ["/speculation-rules.json", "content-type", /^application\/speculationrules\+json$/],
  ["/IMG_1.JPG", "content-type", /^image\/jpeg$/],
  ["/Plaquette.PDF", "content-type", /^application\/pdf$/],
  ["/no-ending", "content-type", /^application\/octet-stream$/],
] as const)("%s has the header %s: %s", async (path, name, value) => {
  expect((await ask(path)).headers[name]).toMatch(value);
});

test("a page's file that the owner publishes as it is keeps its address, its bytes and the policy of files", async () => {
  const { status, headers, body } = await ask("/google12.html");
  expect(status).toBe(200);
  expect(body.toString()).toBe(verification);
  expect(headers["content-security-policy"]).toBe(policyText(filePolicy));
  expect(headers["content-type"]).toContain("text/html");
  expect(headers["speculation-rules"]).toBeUndefined();
  expect((await ask("/google12")).status).toBe(404);
});
