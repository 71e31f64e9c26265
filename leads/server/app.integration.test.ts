import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";
import { leadFormCopy, validationMessages } from "#contract/lead/lead-form.copy.ts";
import { addressesOf, pathOf } from "#contract/routes/addresses.ts";
import { honeypotField } from "#contract/schemas/field-names.ts";
import { site } from "#data/contract/facts/site.ts";
import type { IncomingLead } from "#leads/receiving/receive-lead.ts";
import { type AppDependencies, createApp } from "#leads/server/app.ts";
import { readSiteFiles } from "#leads/server/files/site-files.ts";
import { validFields } from "#tests/support/sample-lead.ts";
import { servedFiles } from "#tests/support/served-files.ts";
import { secondLanguage, thirdLanguage } from "#tests/support/spoken.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

const call = "/functions/v1/send-contact-email";
let app: FastifyInstance;
let stored: IncomingLead[];
let lines: string[];
let disk: "works" | "full";

beforeEach(() => {
  stored = [];
  lines = [];
  disk = "works";
  app = open();
});
afterEach(async () => {
  await app.close();
});

function open(changes: Partial<AppDependencies> = {}): FastifyInstance {
  const full = () => Object.assign(new Error("disk full for zoe@example.org"), { code: "ERR_SQLITE_ERROR" });
  return createApp({
    files: servedFiles,
    receive: async (arrived) => {
      if (disk === "full") throw full();
      stored.push(arrived);
      return { stored: true, state: "accepted" };
    },
    clock: { now: () => 1_700_000_000_000 },
    readHealth: async () => {
      if (disk === "full") throw full();
      return { writeTime: 1 };
    },
    trustedProxies: [],
    redirects: new Map([
      ["/old-contact.html", "/contact-us"],
      ["/blog/old-post", "/prices#total"],
      ["/shop", "https://shop.example/?from=old"],
      ["/%C3%BCber%20uns", "/de/%C3%BCber uns?a=1"],
      ["/größe", "/contact-us"],
      ["/index.php?page=12", "/contact-us"],
      ["/index.php?page=12&lang=en", "/prices#total"],
      ["/index.php", "/services"],
      ["/magazine/*", "/blog/*"],
      ["/magazine/old/*", "https://archive.example/*"],
    ]),
    log: { write: (line) => void lines.push(line) },
    ...changes,
  });
}

function post(payload: unknown, headers: Record<string, string> = {}) {
  return app.inject({
    method: "POST",
    url: call,
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
    headers: { "content-type": "application/json", ...headers },
  });
}

const form = { "content-type": "application/x-www-form-urlencoded" };
const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  post(new URLSearchParams(fields).toString(), { ...form, ...headers });

describe("the contact endpoint", () => {
  test("reports every error by field and stores nothing", async () => {
    const answer = await post({ ...validFields, name: "A", email: "x", language: thirdLanguage });
    const { name, email } = validationMessages(thirdLanguage);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      success: false,
      error: expect.any(String),
      errors: { name: name.replace("{limit}", "2"), email },
    });
    expect(stored).toEqual([]);
  });

  const valid = JSON.stringify(validFields);
  test.each([
    ["broken JSON", 400, '{"name":', {}],
    ["a prototype", 400, '{"__proto__":{"polluted":1}}', {}],
    ["text", 415, "name=Zoe", { "content-type": "text/plain" }],
    ["1 MB", 413, `"${"m".repeat(1024 * 1024)}"`, {}],
    ["a large form", 413, "m".repeat(33 * 1024), form],
    ["another site's post", 403, valid, { origin: "https://evil.example" }],
    ["a host that begins like ours", 403, valid, { origin: `${site.url}.evil.example` }],
    ["an unencrypted page of this host", 403, valid, { origin: site.url.replace("https:", "http:") }],
    ["an opaque origin", 403, valid, { origin: "null" }],
    ["a cross-site fetch", 403, valid, { "sec-fetch-site": "cross-site" }],
    ["a neighbour's form", 403, "name=Zoe", { "sec-fetch-site": "same-site", ...form }],
  ] as [string, number, string, Record<string, string>][])(
    "rejects %s with %i as JSON",
    async (_what, status, payload, headers) => {
      const answer = await post(payload, headers);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toEqual({ success: false, error: expect.any(String) });
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
      expect(Reflect.get({}, "polluted")).toBeUndefined();
      expect(stored).toEqual([]);
    },
  );

  test.each([
    { origin: "http://localhost:80", host: "localhost:80" },
    { origin: site.url },
    { origin: site.url, "sec-fetch-site": "cross-site" },
    { origin: "https://behind-a-proxy.example", "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
  ] as Record<string, string>[])("accepts a post from the site itself: %j", async (headers) => {
    expect((await post(validFields, headers)).statusCode).toBe(200);
  });

  test("can be called by the site from another host, and by no other site", async () => {
    const ask = (origin: string) => app.inject({ method: "OPTIONS", url: call, headers: { origin } });
    const own = await ask(site.url);
    expect(own.statusCode).toBe(204);
    expect(own.headers["access-control-allow-origin"]).toBe(site.url);
    const other = await ask("https://evil.example");
    expect(other.statusCode).toBe(403);
    expect(other.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("stores a lead with what the form sends besides, and confirms it", async () => {
    const visit = { service: "websites", promise: "audit", page: "/en", utm_source: "newsletter" };
    const sent = { language: thirdLanguage, idempotencyKey: "0123456789abcdef", openFor: 900 };
    const wrong = { utm_term: "<b>", [honeypotField]: "https://spam.example" };
    const answer = await post({ ...validFields, ...visit, ...sent, ...wrong });
    expect(answer.json()).toEqual({ success: true });
    expect(answer.headers["cache-control"]).toBe("no-store");
    await post({ ...validFields, language: "xx", idempotencyKey: "short" });
    expect(stored.pop()).toMatchObject({ language: defaultLanguage, idempotencyKey: null });
    const source = { page: "/en", utm_source: "newsletter" };
    expect(stored).toEqual([
      {
        lead: validFields,
        ip: "127.0.0.1",
        hiddenField: true,
        hasFormMarks: true,
        ...sent,
        origin: { service: "websites", buttonPromise: "audit", source },
      },
    ]);
  });

  test("a form without scripts says by its page what brought the visitor, also after an error", async () => {
    const referer = `http://127.0.0.1${pathOf("contact", defaultLanguage)}?service=websites&promise=audit&name=x`;
    const wrong = await postForm({ ...validFields, name: "A" }, { referer });
    expect(wrong.body).toContain('<input type="hidden" name="service" value="websites">');
    const answer = await postForm(validFields, { referer });
    expect(answer.headers.location).toBe(`${pathOf("thanks", defaultLanguage)}#audit`);
    expect(stored).toMatchObject([
      { lead: validFields, origin: { service: "websites", buttonPromise: "audit", source: {} } },
    ]);
  });

  test("answers 429 with Retry-After above the limit of an address", async () => {
    await app.close();
    app = open({ receive: async () => ({ stored: false, retryAfter: 321 }) });
    const answer = await post(validFields);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["retry-after"]).toBe("321");
    expect(answer.json()).toEqual({
      success: false,
      error: expect.any(String),
      notice: expect.stringMatching(/\s6\s/),
    });
    // The form says it after the words for any failure.
    expect(answer.json().notice).not.toContain(leadFormCopy(defaultLanguage).failure);
  });
});

test("the endpoint logs what it refuses and from which network, once a minute for each kind", async () => {
  const fields = { ...validFields, name: "A" };
  for (let sent = 0; sent < 20; sent += 1) await post(fields, { "content-type": "application/json" });
  await post("{");
  await post("x", { "content-type": "text/plain" });
  await post("m".repeat(33 * 1024), form);
  await post(validFields, { origin: "https://evil.example" });
  const logged = lines.map((line) => JSON.parse(line));
  const refused = { msg: "refused at the contact form", level: 40 };
  expect(logged).toMatchObject([400, 415, 413, 403].map((status) => ({ ...refused, status })));
  const [network] = logged.map((line) => line.network);
  expect(network).toMatch(/^[\w-]{10}$/);
  expect(new Set(logged.map((line) => line.network)).size).toBe(1);
  expect(lines.join("")).not.toMatch(/127\.0\.0\.1|zoe|evil/i);
});

describe("the form without scripts", () => {
  test.each(languages.map((language, turn) => [language, turn % 2 === 0 ? 503 : 429] as const))(
    "keeps what was typed and offers other ways to get in touch (%s, %i)",
    async (language, status) => {
      disk = "full";
      if (status === 429) app = open({ receive: async () => ({ stored: false, retryAfter: 61 }) });
      const answer = await postForm({ ...validFields, language });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers["retry-after"]).toBe(status === 503 ? "30" : "61");
      const page = parse(answer.body);
      const notice = page.querySelector("#contact-notice")?.textContent;
      expect(notice?.startsWith(leadFormCopy(language).failure)).toBe(true);
      if (status === 429) expect(notice).toMatch(/\s2\s.*@/is);
      expect(notice).not.toContain("{");
      expect(page.querySelector("#contact-message")?.textContent).toBe(`\n${validFields.message}`);
    },
  );
});

describe("pages", () => {
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  test.each([
    ["/SERVICES?q=A", "/services?q=A"],
    [`/${secondLanguage}/`, `/${secondLanguage}`],
    [`${pathOf("contact", secondLanguage).toUpperCase()}/`, pathOf("contact", secondLanguage)],
    ["/services.html", "/services"],
  ])("redirect %s permanently to %s", async (url, canonical) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe(canonical);
  });

  test.each([
    ["/old-contact.html", "/contact-us"],
    ["/Old-Contact/?from=ad", "/contact-us?from=ad"],
    ["/blog/old-post?from=ad", "/prices?from=ad#total"],
    ["/shop?from=ad&utm_source=x", "https://shop.example/?from=old&utm_source=x"],
    ["/%C3%BCber%20uns?b=2", "/de/%C3%BCber%20uns?a=1&b=2"],
    ["/u%CC%88ber%20uns/", "/de/%C3%BCber%20uns?a=1"],
    ["/GR%C3%96%C3%9FE", "/contact-us"],
    ["/index.php?page=12&from=ad", "/contact-us?from=ad"],
    ["/Index.php?from=ad&lang=en&page=12", "/prices?from=ad#total"],
    ["/index.php?page=1", "/services?page=1"],
    ["/magazine", "/blog"],
    ["/magazine/Bread/2019/?a=1", "/blog/Bread/2019?a=1"],
    ["/magazine/old/Bread", "https://archive.example/Bread"],
  ])("lead from the earlier address %s to %s for good", async (url, target) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(target);
  });

  test("send a file under every spelling of its name", async () => {
    const folder = await newFolder();
    await writeFile(join(folder, "Größe 100%, A?.pdf".normalize("NFD")), "x");
    await writeFile(join(folder, "größe.txt"), "x");
    await app.close();
    app = open({ files: readSiteFiles(folder) });
    for (const name of ["Gr%C3%B6%C3%9Fe%20100%25%2C%20A%3F.pdf", "Gro%CC%88%C3%9Fe%20100%25,%20A%3f.pdf"])
      expect((await get(`/${name}`)).statusCode, name).toBe(200);
    expect((await get("/GR%C3%96%C3%9FE.txt")).headers.location).toBe("/gr%C3%B6%C3%9Fe.txt");
  });

  test.each([
    ["article", "blog"],
    ["case", "portfolio"],
    ["trade", "services"],
  ] as const)("redirect an unknown %s to its list, %s", async (entry, list) => {
    for (const { path, language } of addressesOf(entry)) {
      const answer = await get(`${path.replace("{slug}", "unknown")}/?utm_source=newsletter`);
      expect(answer.statusCode, path).toBe(302);
      const lists = addressesOf(list).filter((address) => address.language === language);
      expect(lists.map((address) => `${address.path}?utm_source=newsletter`)).toContain(
        answer.headers.location,
      );
    }
  });

  test.each([
    ["/nowhere", defaultLanguage],
    [`/${secondLanguage}/nowhere`, secondLanguage],
    [`/${thirdLanguage.toUpperCase()}/Nowhere`, thirdLanguage],
    ["/services.html.br", defaultLanguage],
    ["/nul%00", defaultLanguage],
    [`/${secondLanguage}/blog/%F0`, secondLanguage],
  ])("answer the unknown %s with a 404 page in the address's language", async (url, language) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(`<html lang="${language}"`);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test.each([
    ["/services", defaultLanguage],
    [`/${secondLanguage}/crash`, secondLanguage],
  ])("show an error page in the address's language: %s", async (url, language) => {
    const failing = {
      get: (path: string) => {
        if (path.endsWith("500")) return servedFiles.get(path);
        throw new Error("zoe@example.org broke it");
      },
    };
    app = open({ files: failing });
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain("Unexpected Application Error!");
    expect(answer.body).toContain(`<html lang="${language}"`);
    expect(lines.join("")).not.toContain("zoe@");
  });
});

test("health says whether leads can be stored and whether a write is slow, and logs each change", async () => {
  const health = async () => {
    const { statusCode, body } = await app.inject({ url: "/health" });
    return [statusCode, JSON.parse(body).status];
  };
  expect((await app.inject({ url: "/health" })).json()).toEqual({ status: "ok" });
  disk = "full";
  for (let poll = 0; poll < 3; poll += 1) expect(await health()).toEqual([503, "leads cannot be stored"]);
  disk = "works";
  for (let poll = 0; poll < 3; poll += 1) expect(await health()).toEqual([200, "ok"]);
  const logged = lines.map((line): Record<string, unknown> => JSON.parse(line));
  expect(logged).toMatchObject([
    { level: 50, msg: "not healthy", status: "leads cannot be stored", reason: "Error ERR_SQLITE_ERROR" },
    { level: 30, msg: "healthy again" },
  ]);
  app = open({ readHealth: async () => ({ writeTime: 1_001 }) });
  expect(await health()).toEqual([200, "slow"]);
  app = open({ files: { get: () => undefined } });
  expect(await health()).toEqual([503, "the home page is missing"]);
});

test("health tells times and numbers of mails to the machine itself only, by which others would know what is quarantined", async () => {
  await app.close();
  const mail = {
    refusedMailboxes: ["x"],
    oldestRefused: 1_699_999_990_000,
    lastSent: 1_699_999_999_000,
    failedCount: 2,
  };
  app = open({
    readHealth: async () => ({ writeTime: 1, mail, refusedMailboxes: [1], lastBackup: 1_699_999_000_000 }),
    trustedProxies: ["loopback"],
  });
  const health = async (headers: Record<string, string>, remoteAddress = "127.0.0.1") =>
    (await app.inject({ url: "/health", remoteAddress, headers })).json();
  expect(await health({ host: "127.0.0.1:3000" })).toEqual({
    status: "ok",
    lastBackup: "2023-11-14T21:56:40.000Z",
    lastMail: "2023-11-14T22:13:19.000Z",
    oldestRefusedMail: "2023-11-14T22:13:10.000Z",
    failedDeliveries: 2,
    refusedMailboxes: [1],
  });
  const own = { host: "localhost:3000" };
  for (const [headers, from] of [
    [{ host: new URL(site.url).host, "x-forwarded-for": "203.0.113.9" }],
    [{ host: new URL(site.url).host }],
    [{ ...own, "x-forwarded-for": "127.0.0.1" }],
    [{ ...own, "x-forwarded-proto": "https" }],
    [{ ...own, "x-real-ip": "203.0.113.9" }],
    [{ ...own, forwarded: "for=127.0.0.1" }],
    [own, "203.0.113.9"],
    [own, "10.0.0.9"],
  ] as [Record<string, string>, string?][])
    expect(await health(headers, from), `${from} ${Object.keys(headers)}`).toEqual({ status: "ok" });
});

test("a client that requests a large file and does not read it is disconnected", async () => {
  await app.close();
  const folder = await newFolder();
  await writeFile(join(folder, "film.mp4"), Buffer.alloc(64 * 1024 * 1024));
  app = open({
    files: readSiteFiles(folder),
    timeouts: { request: 5_000, headers: 5_000, check: 100, keepAlive: 5_000, idle: 300 },
  });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.pause();
  socket.on("error", () => {});
  socket.write("GET /film.mp4 HTTP/1.1\r\nhost: x\r\n\r\n");
  const connections = () =>
    new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
  socket.destroy();
});

test("the visitor's address comes from trusted proxies only, and one that hides it is reported once", async () => {
  await post(validFields);
  for (const address of ["203.0.113.7", "203.0.113.8"])
    await post(validFields, { "x-forwarded-for": address });
  expect(stored.map(({ ip }) => ip)).toEqual(["127.0.0.1", null, null]);
  expect(lines.filter((line) => line.includes("TRUST_PROXY"))).toHaveLength(1);

  await app.close();
  app = open({ trustedProxies: ["loopback"] });
  await post(validFields, { "x-real-ip": "203.0.113.7" });
  expect(stored.at(-1)?.ip).toBeNull();
  expect(lines.filter((line) => line.includes("X-Forwarded-For"))).toHaveLength(1);
  await post(validFields, { "x-forwarded-for": "198.51.100.1, 203.0.113.9" });
  expect(stored.at(-1)?.ip).toBe("203.0.113.9");
  for (const [given, address] of [
    ["203.0.113.9:61234", "203.0.113.9"],
    ["[2001:db8::1]:443", "2001:db8::1"],
  ] as const) {
    await post(validFields, { "x-forwarded-for": given });
    expect(stored.at(-1)?.ip).toBe(address);
  }
});

test.each([
  ["with errors", { name: "Zoe" }, 400],
  ["with a choice from another page", { choice1: "a shop" }, 200],
  ["above its limit", validFields, 429],
] as [string, Record<string, string>, number][])(
  "a network that keeps sending forms %s gets no more pages written, and can still send a valid one",
  async (_what, fields, status) => {
    let isLimited = status === 429;
    await app.close();
    app = open({
      receive: async () =>
        isLimited ? { stored: false, retryAfter: 61 } : { stored: true, state: "accepted" },
    });
    const answers: string[] = [];
    for (let sent = 0; sent < 301; sent += 1) {
      const { statusCode, headers } = await postForm({ ...fields, language: secondLanguage });
      answers.push(`${statusCode} ${headers["content-type"]}`);
    }
    expect(new Set(answers.slice(0, -1))).toEqual(new Set([`${status} text/html; charset=utf-8`]));
    const last = await postForm({ ...fields, language: secondLanguage });
    expect(last.statusCode).toBe(429);
    expect(last.headers["retry-after"]).toMatch(/^\d+$/);
    expect(last.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(last.body.startsWith(leadFormCopy(secondLanguage).failure)).toBe(true);
    isLimited = false;
    expect((await postForm(validFields)).statusCode).toBe(303);
  },
);

test("a customer with many IPv6 networks gets no more pages written than three others", async () => {
  const send = (network: number) =>
    app.inject({
      method: "POST",
      url: call,
      headers: form,
      payload: "name=Zoe",
      remoteAddress: `2001:db8:7:${network.toString(16)}::1`,
    });
  for (let sent = 0; sent < 900; sent += 1) await send(sent);
  expect((await send(901)).statusCode).toBe(429);
  const elsewhere = { method: "POST", url: call, headers: form, payload: "name=Zoe" } as const;
  expect((await app.inject({ ...elsewhere, remoteAddress: "2001:db8:8::1" })).statusCode).toBe(400);
});
