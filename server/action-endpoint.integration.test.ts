import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { actOnLead, viewLead } from "#contact/actions/act-on-lead.ts";
import { createLeadLinks, tokenField } from "#contact/actions/lead-links.ts";
import { openStore } from "#contact/store/open-store.ts";
import { saveLead } from "#contact/store/save-lead.ts";
import type { Store } from "#contact/store/tables.ts";
import type { LeadAction } from "#content/facts/lead-actions.ts";
import { leadUrl } from "#server/action-endpoint.ts";
import { createApp } from "#server/app.ts";
import { site } from "#site.config.ts";
import { wordsOf } from "#src/content/words.ts";
import { newLead } from "#tests/sample-lead.ts";

const words = wordsOf("leadActions", site.agencyLanguage);
const links = createLeadLinks("secret", leadUrl);
const day = 86_400_000;

let folder: string;
let store: Store;
let app: FastifyInstance;
let log: string;
let now: number;
let id: string;
const clock = { now: () => now };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "action-call-"));
  store = await openStore(folder);
  log = "";
  now = Date.UTC(2026, 10, 21, 12);
  const dependencies = { store, clock, deliveries: ["agency"] as const, mailHost: "orvane.example" };
  app = createApp({
    files: { get: () => undefined },
    receive: async () => ({ stored: true, state: "accepted" }),
    clock,
    checkHealth: async () => 0,
    trustedProxies: [],
    log: {
      write: (line) => {
        log += line;
      },
    },
    leadActions: {
      links,
      view: (leadId) => viewLead(store, leadId),
      act: (leadId, action) => actOnLead(dependencies, leadId, action),
    },
  });
  const saved = await saveLead(store, clock, {
    ...newLead,
    lead: { ...newLead.lead, name: "Zoë <b>Müller</b>" },
    judgement: { state: "quarantined", signals: "spam-words", score: 12, recipient: null },
  });
  id = saved.id;
});
afterEach(async () => {
  await app.close();
  await store.destroy();
  await rm(folder, { recursive: true, force: true });
});

const path = new URL(leadUrl).pathname;
const theToken = () => new URL(links.urlOf(id, now)).searchParams.get(tokenField) ?? "";
const open = (token: string, method: "GET" | "HEAD" = "GET") =>
  app.inject({ method, url: `${path}?${tokenField}=${token}` });
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const press = (token: string, action: LeadAction, headers: Record<string, string> = {}) =>
  post({ [tokenField]: token, action }, headers);
const headingOf = (body: string) => parse(body).querySelector("h1")?.textContent;
/** Actions that the page's buttons would take. */
const buttonsOf = (body: string) =>
  parse(body)
    .querySelectorAll("form button")
    .map((button) => button.getAttribute("value"));
const state = async () => (await store.selectFrom("lead").select("state").executeTakeFirst())?.state;

describe("a link to a lead", () => {
  test("shows its state and choices in the agency's language, and changes nothing", async () => {
    for (const method of ["HEAD", "GET", "GET"] as const) {
      expect((await open(theToken(), method)).statusCode).toBe(200);
    }
    const { body, headers } = await open(theToken());
    expect(parse(body).querySelector("html")?.getAttribute("lang")).toBe(site.agencyLanguage);
    expect(headingOf(body)).toBe(words.states.suspect);
    expect(buttonsOf(body)).toEqual(["release", "spam", "erase"]);
    expect(body).toContain("Zoë &lt;b&gt;Müller&lt;/b&gt;");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(await state()).toBe("quarantined");
  });

  test("acts by a button, and then shows the new state with its choices", async () => {
    const { body } = await open(theToken());
    const token = parse(body).querySelector(`input[name=${tokenField}]`)?.getAttribute("value") ?? "";
    const done = await press(token, "release", { "sec-fetch-site": "same-origin" });
    expect(done.statusCode).toBe(200);
    expect(headingOf(done.body)).toBe(words.states.new);
    expect(buttonsOf(done.body)).toEqual(["answered", "spam", "erase"]);
    expect(await state()).toBe("accepted");
  });

  test("leaves a standing erasure alone until somebody keeps the lead, and says so", async () => {
    const [one, other] = [theToken(), new URL(links.urlOf(id, now + 1)).searchParams.get(tokenField) ?? ""];
    await press(one, "erase");
    now += 3_600_000;
    const again = await press(other, "erase");
    expect(again.body).toContain(words.unchanged);
    expect(buttonsOf(again.body)).toEqual(["keep"]);
    expect(headingOf((await press(one, "keep")).body)).toBe(words.states.suspect);
    expect(await store.selectFrom("lead").select("erase_at").executeTakeFirst()).toEqual({ erase_at: null });
  });

  test("that has expired or is forged says so and changes nothing", async () => {
    const token = theToken();
    const forged = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    const answers = [await open(`${forged}x`), await press(`x${forged}`, "erase"), await post({})];
    for (const answer of [...answers, await post({ [tokenField]: token, action: "constructor" })]) {
      expect(answer.statusCode).toBe(403);
      expect(headingOf(answer.body)).toBe(words.forged.heading);
    }
    now += 30 * day;
    for (const answer of [await open(token), await press(token, "release")]) {
      expect(answer.statusCode).toBe(410);
      expect(headingOf(answer.body)).toBe(words.expired.heading);
    }
    expect(await state()).toBe("quarantined");
  });

  test("cannot be used from another site", async () => {
    const answer = await press(theToken(), "release", { "sec-fetch-site": "cross-site" });
    expect(answer.statusCode).toBe(403);
    expect(await state()).toBe("quarantined");
  });

  test("of a lead that was erased says so", async () => {
    const token = theToken();
    await store.deleteFrom("lead").execute();
    for (const answer of [await open(token), await press(token, "answered")]) {
      expect(answer.statusCode).toBe(410);
      expect(headingOf(answer.body)).toBe(words.gone.heading);
    }
  });

  test("logs neither tokens nor personal data", async () => {
    const token = theToken();
    await open(token);
    await press(token, "release");
    expect(log).toContain("action on a lead");
    expect(log).not.toContain(token.slice(-20));
    expect(log).not.toMatch(/zoe|Müller/i);
  });
});
