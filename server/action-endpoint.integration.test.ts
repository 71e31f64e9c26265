import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { followLink, stateOfLink, undoLink } from "#contact/actions/act-on-lead.ts";
import { createActionLinks } from "#contact/actions/action-links.ts";
import { openStore } from "#contact/store/open-store.ts";
import { saveLead } from "#contact/store/save-lead.ts";
import type { Store } from "#contact/store/tables.ts";
import type { LeadAction } from "#content/facts/lead-actions.ts";
import { actionUrl } from "#server/action-endpoint.ts";
import { createApp } from "#server/app.ts";
import { site } from "#site.config.ts";
import { wordsOf } from "#src/content/words.ts";
import { newLead } from "#tests/sample-lead.ts";

const words = wordsOf("leadActions", site.agencyLanguage);
const links = createActionLinks("secret", actionUrl);
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
      stateOf: (link) => stateOfLink(dependencies, link),
      follow: (link) => followLink(dependencies, link),
      undo: (link) => undoLink(dependencies, link),
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

const path = new URL(actionUrl).pathname;
const tokenOf = (action: LeadAction) => new URL(links.urlOf(action, id, now)).searchParams.get("do") ?? "";
const open = (token: string, method: "GET" | "HEAD" = "GET") =>
  app.inject({ method, url: `${path}?do=${token}` });
const press = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const headingOf = (body: string) => parse(body).querySelector("h1")?.textContent;
/** Fields that the page's only button would submit. */
function buttonOf(body: string): Record<string, string> {
  const form = parse(body).querySelector("form");
  expect(form?.querySelectorAll("button")).toHaveLength(1);
  const fields = form?.querySelectorAll("input") ?? [];
  return Object.fromEntries(
    fields.map((field) => [field.getAttribute("name") ?? "", field.getAttribute("value") ?? ""]),
  );
}
const state = async () => (await store.selectFrom("lead").select("state").executeTakeFirst())?.state;

describe("an action link", () => {
  test("shows what will happen to which lead, in the agency's language, and changes nothing", async () => {
    for (const method of ["HEAD", "GET", "GET"] as const) {
      expect((await open(tokenOf("release"), method)).statusCode).toBe(200);
    }
    const { body, headers } = await open(tokenOf("release"));
    expect(parse(body).querySelector("html")?.getAttribute("lang")).toBe(site.agencyLanguage);
    expect(headingOf(body)).toBe(words.actions.release.heading);
    expect(body).toContain("Zoë &lt;b&gt;Müller&lt;/b&gt;");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(await state()).toBe("quarantined");
  });

  test("acts once by its button, and can be undone", async () => {
    const asked = await open(tokenOf("release"));
    const done = await press(buttonOf(asked.body), { "sec-fetch-site": "same-origin" });
    expect(done.statusCode).toBe(200);
    expect(headingOf(done.body)).toBe(words.actions.release.done);
    expect(await state()).toBe("accepted");

    const again = await press({ do: tokenOf("release") });
    expect(again.statusCode).toBe(410);
    expect(headingOf(again.body)).toBe(words.used.heading);

    const undone = await press(buttonOf(done.body));
    expect(headingOf(undone.body)).toBe(words.undo.done.heading);
    expect(await state()).toBe("quarantined");
  });

  test("that has been used says so wherever it is opened, and offers no undo after a day", async () => {
    const token = tokenOf("spam");
    await press({ do: token });
    expect(headingOf((await open(token)).body)).toBe(words.used.heading);
    now += day;
    const late = await open(token);
    expect(parse(late.body).querySelector("form")).toBeNull();
    expect(headingOf((await press({ do: token, undo: "1" })).body)).toBe(words.undo.late.heading);
  });

  test("that has expired or is forged says so and changes nothing", async () => {
    const token = tokenOf("release");
    const forged = token.replace("release", "erase");
    for (const answer of [await open(forged), await press({ do: forged }), await press({})]) {
      expect(answer.statusCode).toBe(403);
      expect(headingOf(answer.body)).toBe(words.forged.heading);
    }
    now += 30 * day;
    for (const answer of [await open(token), await press({ do: token })]) {
      expect(answer.statusCode).toBe(410);
      expect(headingOf(answer.body)).toBe(words.expired.heading);
    }
    expect(await state()).toBe("quarantined");
  });

  test("cannot be triggered from another site", async () => {
    const answer = await press({ do: tokenOf("release") }, { "sec-fetch-site": "cross-site" });
    expect(answer.statusCode).toBe(403);
    expect(await state()).toBe("quarantined");
  });

  test("of a lead that was erased says so", async () => {
    const token = tokenOf("answered");
    await store.deleteFrom("lead").execute();
    for (const answer of [await open(token), await press({ do: token })]) {
      expect(answer.statusCode).toBe(410);
      expect(headingOf(answer.body)).toBe(words.gone.heading);
    }
  });

  test("logs neither tokens nor personal data", async () => {
    const token = tokenOf("release");
    await open(token);
    await press({ do: token });
    expect(log).toContain("action on a lead");
    expect(log).not.toContain(token.slice(-20));
    expect(log).not.toMatch(/zoe|Müller/i);
  });
});
