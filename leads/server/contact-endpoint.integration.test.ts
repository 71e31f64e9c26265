import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";
import { leadFormCopy, validationMessages } from "#contract/lead/lead-form.copy.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { honeypotField } from "#contract/schemas/field-names.ts";
import { site } from "#data/contract/facts/site.ts";
import { freshApp, restartApp, server } from "#tests/support/fresh-app.ts";
import { validFields } from "#tests/support/sample-lead.ts";
import { secondLanguage, thirdLanguage } from "#tests/support/test-languages.ts";

freshApp();

const call = "/functions/v1/send-contact-email";

function post(payload: unknown, headers: Record<string, string> = {}) {
  return server.app.inject({
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
    expect(server.storedLeads).toEqual([]);
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
    async (_request, status, payload, headers) => {
      const answer = await post(payload, headers);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toEqual({ success: false, error: expect.any(String) });
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
      expect(Reflect.get({}, "polluted")).toBeUndefined();
      expect(server.storedLeads).toEqual([]);
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
    const ask = (origin: string) => server.app.inject({ method: "OPTIONS", url: call, headers: { origin } });
    const answerToSite = await ask(site.url);
    expect(answerToSite.statusCode).toBe(204);
    expect(answerToSite.headers["access-control-allow-origin"]).toBe(site.url);
    const answerToOther = await ask("https://evil.example");
    expect(answerToOther.statusCode).toBe(403);
    expect(answerToOther.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("stores a lead with what the form sends besides, and confirms it", async () => {
    const visit = { service: "websites", promise: "audit", page: "/en", utm_source: "newsletter" };
    const hiddenFields = { language: thirdLanguage, idempotencyKey: "0123456789abcdef", openFor: 900 };
    const invalid = { utm_term: "<b>", [honeypotField]: "https://spam.example" };
    const answer = await post({ ...validFields, ...visit, ...hiddenFields, ...invalid });
    expect(answer.json()).toEqual({ success: true });
    expect(answer.headers["cache-control"]).toBe("no-store");
    await post({ ...validFields, language: "xx", idempotencyKey: "short" });
    expect(server.storedLeads.pop()).toMatchObject({ language: defaultLanguage, idempotencyKey: null });
    const source = { page: "/en", utm_source: "newsletter" };
    expect(server.storedLeads).toEqual([
      {
        lead: validFields,
        ip: "127.0.0.1",
        hiddenField: true,
        hasFormMarks: true,
        ...hiddenFields,
        origin: { service: "websites", buttonPromise: "audit", source },
      },
    ]);
  });

  test("a form without scripts says by its page what brought the visitor, also after an error", async () => {
    const referer = `http://127.0.0.1${pathOf("contact", defaultLanguage)}?service=websites&promise=audit&name=x`;
    const errorPage = await postForm({ ...validFields, name: "A" }, { referer });
    expect(errorPage.body).toContain('<input type="hidden" name="service" value="websites">');
    const answer = await postForm(validFields, { referer });
    expect(answer.headers.location).toBe(`${pathOf("thanks", defaultLanguage)}#audit`);
    expect(server.storedLeads).toMatchObject([
      { lead: validFields, origin: { service: "websites", buttonPromise: "audit", source: {} } },
    ]);
  });

  test("answers 429 with Retry-After above the limit of an address", async () => {
    await restartApp({ receive: async () => ({ stored: false, retryAfter: 321 }) });
    const answer = await post(validFields);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["retry-after"]).toBe("321");
    expect(answer.json()).toEqual({
      success: false,
      error: expect.any(String),
      notice: expect.stringMatching(/\s6\s/),
    });
    // The form shows it after the sentence about any failure.
    expect(answer.json().notice).not.toContain(leadFormCopy(defaultLanguage).failure);
  });
});

test("the endpoint logs what it refuses and from which network, once a minute for each kind", async () => {
  const fields = { ...validFields, name: "A" };
  for (let count = 0; count < 20; count += 1) await post(fields, { "content-type": "application/json" });
  await post("{");
  await post("x", { "content-type": "text/plain" });
  await post("m".repeat(33 * 1024), form);
  await post(validFields, { origin: "https://evil.example" });
  const entries = server.log.map((line) => JSON.parse(line));
  const refusal = { msg: "refused at the contact form", level: 40 };
  expect(entries).toMatchObject([400, 415, 413, 403].map((status) => ({ ...refusal, status })));
  const [network] = entries.map((line) => line.network);
  expect(network).toMatch(/^[\w-]{10}$/);
  expect(new Set(entries.map((line) => line.network)).size).toBe(1);
  expect(server.log.join("")).not.toMatch(/127\.0\.0\.1|zoe|evil/i);
});

describe("the form without scripts", () => {
  test.each(languages.map((language, turn) => [language, turn % 2 === 0 ? 503 : 429] as const))(
    "keeps what was typed and offers other ways to get in touch (%s, %i)",
    async (language, status) => {
      server.isDiskFull = true;
      if (status === 429) await restartApp({ receive: async () => ({ stored: false, retryAfter: 61 }) });
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

test("the visitor's IP address comes from trusted proxies only, and one that hides it is reported once", async () => {
  await post(validFields);
  for (const ip of ["203.0.113.7", "203.0.113.8"]) await post(validFields, { "x-forwarded-for": ip });
  expect(server.storedLeads.map(({ ip }) => ip)).toEqual(["127.0.0.1", null, null]);
  expect(server.log.filter((line) => line.includes("TRUST_PROXY"))).toHaveLength(1);

  await restartApp({ trustedProxies: ["loopback"] });
  await post(validFields, { "x-real-ip": "203.0.113.7" });
  expect(server.storedLeads.at(-1)?.ip).toBeNull();
  expect(server.log.filter((line) => line.includes("X-Forwarded-For"))).toHaveLength(1);
  await post(validFields, { "x-forwarded-for": "198.51.100.1, 203.0.113.9" });
  expect(server.storedLeads.at(-1)?.ip).toBe("203.0.113.9");
  for (const [forwardedFor, ip] of [
    ["203.0.113.9:61234", "203.0.113.9"],
    ["[2001:db8::1]:443", "2001:db8::1"],
  ] as const) {
    await post(validFields, { "x-forwarded-for": forwardedFor });
    expect(server.storedLeads.at(-1)?.ip).toBe(ip);
  }
});

test.each([
  ["with errors", { name: "Zoe" }, 400],
  ["with a choice from another page", { choice1: "a shop" }, 200],
  ["above its limit", validFields, 429],
] as [string, Record<string, string>, number][])(
  "a network that keeps sending forms %s gets no more pages written, and can still send a valid one",
  async (_input, fields, status) => {
    let isLimited = status === 429;
    await restartApp({
      receive: async () =>
        isLimited ? { stored: false, retryAfter: 61 } : { stored: true, state: "accepted" },
    });
    const answers: string[] = [];
    for (let count = 0; count < 301; count += 1) {
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
    server.app.inject({
      method: "POST",
      url: call,
      headers: form,
      payload: "name=Zoe",
      remoteAddress: `2001:db8:7:${network.toString(16)}::1`,
    });
  for (let network = 0; network < 900; network += 1) await send(network);
  expect((await send(901)).statusCode).toBe(429);
  const elsewhere = { method: "POST", url: call, headers: form, payload: "name=Zoe" } as const;
  expect((await server.app.inject({ ...elsewhere, remoteAddress: "2001:db8:8::1" })).statusCode).toBe(400);
});
