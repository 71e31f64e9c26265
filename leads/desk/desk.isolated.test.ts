import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { day, hour, minute } from "#contract/formats/milliseconds.ts";
import { site } from "#data/contract/facts/site.ts";
import { actOnLead, addNote, maxNotes } from "#leads/actions/act-on-lead.ts";
import { leadActionsCopy } from "#leads/actions/lead-actions.copy.ts";
import { createLeadLinks, tokenField } from "#leads/actions/lead-links.ts";
import { deskCopy } from "#leads/desk/desk.copy.ts";
import { mailboxField } from "#leads/desk/fields.ts";
import { deskPath, leadUrl } from "#leads/desk/paths.ts";
import { createSignIn } from "#leads/desk/sign-in.ts";
import type { SendMail } from "#leads/mail/transport.ts";
import { createRateCounters } from "#leads/rate-counters.ts";
import { createDeliver } from "#leads/sending/deliver.ts";
import { createApp } from "#leads/server/app.ts";
import type { LeadAction } from "#leads/store/lead-actions.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { freshStore, store } from "#tests/support/fresh-store.ts";
import { newLead } from "#tests/support/sample-lead.ts";
import { sendDueDeliveries } from "#tests/support/send-due-deliveries.ts";

freshStore();

const words = leadActionsCopy(site.agencyLanguage);
const desk = deskCopy(site.agencyLanguage);
const links = createLeadLinks("secret", leadUrl);

/** The random pause before a link's mail is queued, in milliseconds. */
const pause = 5;
vi.mock(import("node:crypto"), async (original) => ({ ...(await original()), randomInt: () => pause }));

let app: FastifyInstance;
/** Mailboxes whose readers may enter, and what was sent there. */
let mailboxes: string[];
let sent: { mailbox: string; token: string }[];
/** Lines of the app's own log: what a former test's app still writes goes elsewhere. */
let log: string[];
let now: number;
let id: string;
const clock = { now: () => now };

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 12);
  mailboxes = ["Zoe@agency.example", "nora@agency.example"];
  sent = [];
  app = createDeskApp();
  const saved = await saveLead(store, clock, {
    ...newLead,
    lead: { ...newLead.lead, name: "Zoë <b>Müller</b>" },
    assessment: { state: "quarantined", signals: "spam-words", score: 12, recipient: null },
  });
  id = saved.id;
});
afterEach(async () => {
  await app.close();
});

function createDeskApp(hasDesk = true): FastifyInstance {
  const lines: string[] = [];
  log = lines;
  const dependencies = {
    store,
    clock,
    deliveries: ["agency" as const],
    mailboxes: { to: [zoe], routed: [] },
  };
  const signIn = createSignIn({
    store,
    clock,
    rates: createRateCounters(clock),
    mailboxes,
    onQueued: () => {},
    // Those who ask at a test's end get no link.
    onFailure: () => {},
  });
  return createApp({
    files: { get: () => undefined },
    receive: async () => ({ stored: true, state: "accepted" }),
    clock,
    readHealth: async () => ({ took: 0 }),
    trustedProxies: [],
    log: {
      write: (line) => {
        lines.push(line);
      },
    },
    hasDesk,
    openDesk: () => ({
      stores: { urgent: store, ordinary: store },
      links,
      signIn,
      act: (leadId, action, who) => actOnLead(dependencies, leadId, action, who),
    }),
  });
}

/** Sends what is due in the outbox. */
async function sendMails(): Promise<void> {
  const mails = { to: [zoe], routed: [], from: "desk@agency.example", links };
  const sendMail: SendMail = async ({ to, text }) => {
    const { address: mailbox } = to as { address: string };
    sent.push({ mailbox, token: /sign-in=([\w-]{43})/.exec(String(text))?.[1] ?? "" });
  };
  const deliver = createDeliver({ store, clock, sendMail, mails, webhook: null });
  await sendDueDeliveries({ store, clock, deliver });
}

const path = new URL(leadUrl).pathname;
const get = (url: string, cookie = "") => app.inject({ url, headers: { cookie } });
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: "POST",
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
const tokenBy = (made = links) => new URL(made.urlOf(id, now)).searchParams.get(tokenField) ?? "";
const open = (token: string) => get(`${path}?${tokenField}=${token}`);
const press = (token: string, action: LeadAction, headers: Record<string, string> = {}) =>
  post(path, { [tokenField]: token, action }, headers);
const headingOf = (body: string) => parse(body).querySelector("h1")?.textContent;
const stateOf = (body: string) => parse(body).querySelector("[role=status]")?.textContent;
/** Actions that the page's buttons would take. */
const buttonsOf = (body: string) =>
  parse(body)
    .querySelectorAll("form button")
    .map((button) => button.getAttribute("value"));
const state = async () => (await store.selectFrom("lead").select("state").executeTakeFirst())?.state;

describe("a link to a lead", () => {
  test("shows its status and choices in the agency's language, and changes nothing", async () => {
    await open(tokenBy());
    const { body, headers } = await open(tokenBy());
    expect(parse(body).querySelector("html")?.getAttribute("lang")).toBe(site.agencyLanguage);
    expect(stateOf(body)).toBe(words.states.suspect);
    expect(buttonsOf(body)).toEqual(["release", "spam", "erase"]);
    expect(body).toContain("Zoë &lt;b&gt;Müller&lt;/b&gt;");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["cross-origin-opener-policy"]).toBe("noopener-allow-popups");
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(await state()).toBe("quarantined");
  });

  test("that has expired, is forged or of a lead that was erased says so and changes nothing", async () => {
    const token = tokenBy();
    const forged = [
      `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`,
      token.replace(/^.{8}/, "00000000"),
      token.replace(/\.\w+\./, ".zzzzzzzz."),
      token.slice(0, -1),
      `${token}x`,
      tokenBy(createLeadLinks("other", leadUrl)),
      "",
    ];
    const answers = await Promise.all(forged.flatMap((one) => [open(one), press(one, "erase")]));
    for (const answer of [
      ...answers,
      await post(path, {}),
      await press(token, "constructor" as LeadAction),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(headingOf(answer.body)).toBe(words.forged.heading);
    }
    now += 30 * day;
    for (const answer of [await open(token), await press(token, "release")]) {
      expect(answer.statusCode).toBe(410);
      expect(headingOf(answer.body)).toBe(words.expired.heading);
    }
    expect(await state()).toBe("quarantined");
    now -= 30 * day;
    await store.deleteFrom("lead").execute();
    for (const answer of [await open(token), await press(token, "answered")]) {
      expect(answer.statusCode).toBe(410);
      expect(headingOf(answer.body)).toBe(words.gone.heading);
    }
  });

  test("shows no more than a reply may quote, because replies quote the link", async () => {
    await press(tokenBy(), "spam");
    await note(await signedIn(), "She called twice");
    const { body } = await open(tokenBy());
    expect(body).toContain("suchen eine Webseite");
    const inner = [desk.judged, desk.mails.heading, desk.history.heading, "/ 100", "She called twice"];
    for (const text of inner) expect(body).not.toContain(text);
  });
});

/** The browser of these tests, known by what it got when it first asked. */
const browser = `desk-asked=${"b".repeat(43)}`;
const ask = (mailbox: string) => post(deskPath, { [mailboxField]: mailbox }, { cookie: browser });
const enter = (token: string, cookie = browser) => post(path, { "sign-in": token }, { cookie });
const formToken = async (cookie: string) =>
  parse((await get(deskPath, cookie)).body)
    .querySelector("[name=form]")
    ?.getAttribute("value") ?? "";
/** Posts as a page of the session does. */
const submit = async (url: string, fields: Record<string, string>, cookie: string) =>
  post(url, { form: await formToken(cookie), ...fields }, { cookie });
const note = (cookie: string, text: string) => submit(page(), { note: text }, cookie);

const zoe = "zoe@agency.example";
const page = () => `${deskPath}/${id}`;

async function sentTo(mailbox: string): Promise<string> {
  const before = sent.length;
  await ask(mailbox);
  await expect.poll(() => sendMails().then(() => sent.length)).toBe(before + 1);
  return sent.at(-1)?.token ?? "";
}

/** The cookie of a new session. */
async function signedIn(mailbox = zoe): Promise<string> {
  return sessionIn(await enter(await sentTo(mailbox)));
}

const sessionIn = ({ headers }: { headers: OutgoingHttpHeaders }) =>
  String([headers["set-cookie"]].flat()[0]).split(";", 1)[0] ?? "";

const isInside = async (cookie: string) => headingOf((await get(deskPath, cookie)).body) === desk.title;

describe("the desk", () => {
  test("lets the readers of its mailboxes in by a link that works once, for ten minutes, in the browser that asked", async () => {
    const token = await sentTo(" ZOE@agency.example ");
    expect(sent[0]?.mailbox).toBe("Zoe@agency.example");
    // Scanners open links; only the button signs in.
    expect((await get(`${path}?sign-in=${token}`)).statusCode).toBe(200);
    for (const cookie of ["", `desk-asked=${"c".repeat(43)}`])
      expect((await enter(token, cookie)).statusCode).toBe(410);
    now += 10 * minute - 1;
    const entered = await enter(token);
    expect(entered).toMatchObject({ statusCode: 303, headers: { location: deskPath } });
    expect(await isInside(sessionIn(entered))).toBe(true);
    expect((await enter(token)).statusCode).toBe(410);
    const late = await sentTo("nora@agency.example");
    now += 10 * minute;
    expect((await enter(late)).statusCode).toBe(410);
  });

  test("ends a session after twelve hours without use, thirty days, or once its mailbox is removed", async () => {
    const [idle, busy, removed] = [await signedIn(), await signedIn(), await signedIn("nora@agency.example")];
    expect(await isInside(removed)).toBe(true);
    mailboxes.pop();
    expect(await isInside(removed)).toBe(false);
    for (let hours = 0; hours < 30 * 24 - 11; hours += 11) {
      expect(await isInside(busy)).toBe(true);
      now += 11 * hour;
    }
    expect(await isInside(idle)).toBe(false);
    now += 11 * hour;
    expect(await isInside(busy)).toBe(false);
  });

  test("ends the sessions of a removed mailbox for good, also where it is put back", async () => {
    const [removed, kept] = [await signedIn("nora@agency.example"), await signedIn()];
    const nobody = () => {};
    const restarted = { store, clock, rates: createRateCounters(clock), mailboxes: mailboxes.slice(0, 1) };
    await createSignIn({ ...restarted, onQueued: nobody, onFailure: nobody }).forgetRemoved();
    expect([await isInside(removed), await isInside(kept)]).toEqual([false, true]);
  });

  test("signs out of this session, or of all of its mailbox", async () => {
    const [one, two, three] = [await signedIn(), await signedIn(), await signedIn()];
    const all = [one, two, three];
    const { headers } = await submit(deskPath, { leave: "here" }, one);
    expect(headers["clear-site-data"]).toBe('"cache"');
    expect(await Promise.all(all.map(isInside))).toEqual([false, true, true]);
    await submit(deskPath, { leave: "everywhere" }, two);
    expect(await Promise.all(all.map(isInside))).toEqual([false, false, false]);
  });

  test("ends the session of whoever was signed in before in the same browser", async () => {
    const earlier = await signedIn("nora@agency.example");
    const later = sessionIn(await enter(await sentTo(zoe), `${browser}; ${earlier}`));
    expect([await isInside(earlier), await isInside(later)]).toEqual([false, true]);
  });

  test("lists the leads by status, and finds them by words or phone number", async () => {
    const cookie = await signedIn();
    const other = { ...newLead.lead, name: "Hélène Œuvrard", company: "Café", phone: "06 12 34 56 78" };
    await saveLead(store, clock, { ...newLead, lead: other });
    const names = async (query: string) =>
      parse((await get(`${deskPath}?${query}`, cookie)).body)
        .querySelectorAll("li.lead a")
        .map(({ text }) => text.split(",", 1)[0]);
    const zoe = "Zoë <b>Müller</b>";
    expect(await names("")).toEqual(["Hélène Œuvrard", zoe]);
    expect(await names("status=new")).toEqual(["Hélène Œuvrard"]);
    expect(await names("status=spam")).toEqual([]);
    for (const words of ["helene+oeuvrard", "0033+6+12+34+56+78"])
      expect(await names(`q=${words}`), words).toEqual(["Hélène Œuvrard"]);
    expect(await names("q=muller")).toEqual([zoe]);
  });

  test("keeps who did what and when, notes among it, and exports what is shown", async () => {
    const cookie = await signedIn();
    await submit(page(), { action: "release" }, cookie);
    await press(tokenBy(), "answered");
    expect((await note(cookie, "<i>She called</i>")).statusCode).toBe(303);
    const { body } = await get(page(), cookie);
    const { done, link } = desk.history;
    for (const text of [done.release, "Zoe@agency.example", link, "&lt;i&gt;She called", "12 / 100"])
      expect(body).toContain(text);
    const csv = await get(`${deskPath}/export.csv?status=answered`, cookie);
    expect(csv.body).toContain("She called");
    expect((await get(`${deskPath}/export.csv?status=new`, cookie)).body).not.toContain("Müller");
  });

  test("takes two hundred notes on a lead, then says that it takes no more, and shows the latest entries only", async () => {
    const cookie = await signedIn();
    const noteOf = (text: string) => ({ lead_id: id, at: now, who: zoe, note: text });
    for (let index = 1; index < maxNotes; index += 1) await addNote(store, noteOf(`Note ${index}`));
    await note(cookie, "The last note");
    await note(cookie, "One too many");
    const noted = await store.selectFrom("lead_change").select("note").where("lead_id", "=", id).execute();
    expect(noted).toHaveLength(maxNotes);
    const full = await get(page(), cookie);
    expect(full.body).toContain("The last note");
    expect(full.body).toContain(desk.history.full({ count: maxNotes }));
    expect(full.body).not.toContain("<textarea");
    const row = { lead_id: id, at: now, who: zoe, action: "note" as const };
    await store
      .insertInto("lead_change")
      .values(
        Array.from({ length: 1_000 }, (_, index) => ({ ...row, id: `0-${index}`, note: "from long ago" })),
      )
      .execute();
    const long = await get(page(), cookie);
    expect(long.body.match(/from long ago/g)?.length).toBeLessThan(maxNotes);
    for (const text of ["The last note", desk.history.earlier]) expect(long.body).toContain(text);
  });

  test("is not there at all where it is switched off", async () => {
    const cookie = await signedIn();
    await app.close();
    app = createDeskApp(false);
    for (const url of [deskPath, page(), `${deskPath}/export.csv`])
      expect((await get(url, cookie)).statusCode).toBe(404);
    expect((await ask(zoe)).statusCode).toBe(404);
    expect((await enter("x")).statusCode).toBe(403);
    expect((await open(tokenBy())).body).not.toContain(deskPath);
  });
});

describe("an attack on the desk", () => {
  test("learns of no mailbox: the answer is the same for all, and given before anything is done", async () => {
    const answers = [await ask("nobody@agency.example"), await ask("x".repeat(9_000)), await ask(zoe)];
    expect(sent).toEqual([]);
    const [first, ...others] = answers.map(({ statusCode, body, headers: { date, ...headers } }) => ({
      statusCode,
      body,
      headers,
    }));
    for (const other of others) expect(other).toEqual(first);
    expect(await store.selectFrom("desk_key").selectAll().execute()).toEqual([]);
    // Who has not asked before is given something to be known by, whatever the mailbox.
    for (const mailbox of ["nobody@agency.example", zoe]) {
      const { headers } = await post(deskPath, { [mailboxField]: mailbox });
      expect(headers["set-cookie"]).toMatch(
        /^desk-asked=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Strict$/,
      );
    }
  });

  const askFrom = (remoteAddress: string, cookie = "", mailbox = zoe) =>
    app.inject({
      method: "POST",
      url: deskPath,
      remoteAddress,
      payload: `${mailboxField}=${encodeURIComponent(mailbox)}`,
      headers: { "content-type": "application/x-www-form-urlencoded", cookie },
    });
  const answered = () => log.filter((line) => line.includes("link to the desk asked for")).length;
  const noMoreThan = async (links: number, asked: number) => {
    await expect.poll(answered).toBe(asked);
    await sendMails();
    expect(sent).toHaveLength(links);
  };

  test("is told to wait, whatever the mailbox, and keeps no stranger beside it in IPv4 from asking", async () => {
    const asked = await Promise.all(Array.from({ length: 12 }, () => ask(zoe)));
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(200), 429, 429]);
    expect(asked.at(-1)?.headers["retry-after"]).toBe("1800");
    const statuses = async (ipOf: (index: number) => string) =>
      (await Promise.all(Array.from({ length: 42 }, (_, index) => askFrom(ipOf(index), "", "x")))).map(
        ({ statusCode }) => statusCode,
      );
    expect(await statuses((index) => `2001:db8:1:${index}::1`)).toEqual([...Array(40).fill(200), 429, 429]);
    expect(new Set(await statuses((index) => `192.0.2.${index}`))).toEqual(new Set([200]));
  });

  test("cannot fill a mailbox with links, nor keep its reader out, in whatever browser and from however many networks", async () => {
    const crowd = Array.from({ length: 30 }, (_, turn) => `100.${turn}.0.1`);
    await Promise.all(crowd.map((network) => askFrom(network)));
    expect((await askFrom("198.51.100.7", browser)).statusCode).toBe(200);
    await noMoreThan(1, 31);
    for (const cookie of ["", `desk-asked=${"c".repeat(43)}`])
      expect((await enter(sent[0]?.token ?? "", cookie)).statusCode).toBe(410);
    const entered = await enter(sent[0]?.token ?? "");
    expect(entered.statusCode).toBe(303);
    expect((await enter(sent[0]?.token ?? "")).statusCode).toBe(410);
    // Once it is used, or two minutes old, the next who asks gets another.
    await askFrom("198.51.100.7", browser);
    await noMoreThan(2, 32);
    now += 2 * minute;
    await askFrom("198.51.100.7", browser);
    await noMoreThan(3, 33);
    expect(log.join("")).toMatch(/"reader":1,"isKnown":false,"isMailed":false,"network":"[\w-]{10}"/);
    // A browser that has been inside has links of its own.
    const known = [entered.headers["set-cookie"]].flat().find((one) => one?.startsWith("desk-known"));
    expect(known).toMatch(
      /^desk-known=[\w-]{43}; Max-Age=31536000; Path=\/functions\/v1\/desk; HttpOnly; SameSite=Strict$/,
    );
    const cookie = `${browser}; ${known?.split(";", 1)[0]}`;
    for (let asked = 0; asked < 12; asked += 1) await askFrom("192.0.2.9", cookie);
    await noMoreThan(13, 43);
    expect((await enter(sent.at(-1)?.token ?? "")).statusCode).toBe(303);
    expect(log.join("")).toContain('"isKnown":true,"isMailed":true');
    // By itself it opens nothing.
    expect(await isInside(cookie)).toBe(false);
  });

  const others = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  const noted = async (headers: Record<string, string>, fields: Record<string, string> = { note: "x" }) => {
    const cookie = await signedIn();
    return post(page(), { form: await formToken(cookie), ...fields }, { cookie, ...headers });
  };
  test.each([
    ["a link made up", () => enter("A".repeat(43)), 410],
    ["a form that no page has sent", () => noted({}, { note: "x", form: "A".repeat(43) }), 403],
    [
      "a sign-out from elsewhere",
      async () => post(deskPath, { leave: "everywhere" }, { cookie: await signedIn() }),
      403,
    ],
    ["a link as a session", async () => get(page(), `desk=${await sentTo(zoe)}`), 401],
    ["an export without a session", () => get(`${deskPath}/export.csv`), 401],
    ["a script of the same host", () => noted({ "sec-fetch-dest": "empty" }), 401],
    ["a note without a session", () => post(page(), { note: "x" }), 401],
    ["a change from another site", () => noted(others), 403],
    [
      "a sign-in from another site",
      async () => post(path, { "sign-in": await sentTo(zoe) }, { cookie: browser, ...others }),
      403,
    ],
    ["a mail's link from another site", () => press(tokenBy(), "release", others), 403],
    ["an unknown lead", async () => get(page().replace(/.$/, "z"), await signedIn()), 410],
  ])("gets nowhere with %s", async (_what, attempt, status) => {
    const { statusCode, headers, body } = await attempt();
    expect(statusCode).toBe(status);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(body).not.toContain("Müller");
    expect(await state()).toBe("quarantined");
  });

  test("finds no session to fix beforehand, no address to be sent on to, and no page in a cache", async () => {
    const planted = `desk=${"A".repeat(43)}`;
    const token = await sentTo(zoe);
    const entered = await post(
      `${path}?next=https://evil.example`,
      { "sign-in": token },
      { cookie: `${planted}; ${browser}` },
    );
    expect(entered.headers.location).toBe(deskPath);
    const cookie = String([entered.headers["set-cookie"]].flat()[0]);
    expect(cookie).not.toContain(planted);
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect(await isInside(planted)).toBe(false);
    // Over a plain connection browsers keep it on one's own machine only.
    const abroad = await post(
      path,
      { "sign-in": await sentTo(zoe) },
      { host: new URL(site.url).host, cookie: `__Host-${browser}` },
    );
    expect(abroad.headers["set-cookie"]).toEqual([
      expect.stringMatching(/^__Host-desk=[\w-]{43}; .*; Path=\/; .*; Secure; SameSite=Strict$/),
      expect.stringMatching(/^__Secure-desk-known=[\w-]{43}; .*; Path=\/functions\/v1\/desk; .*; Secure; /),
    ]);
    const inside = await get(deskPath, cookie.split(";", 1)[0]);
    expect(inside.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "strict-origin",
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
      ),
    });
    expect(inside.body).not.toMatch(/<script|\son\w+=|\sstyle=/);
  });

  test("reads no key in the database, and no key, address or name in the log", async () => {
    const key = (await signedIn()).split("=")[1] ?? "none";
    const token = await sentTo("nora@agency.example");
    const kept = JSON.stringify(await store.selectFrom("desk_key").selectAll().execute());
    await get(`${path}?sign-in=${token}`);
    await get(`${deskPath}?q=muller`, `desk=${key}`);
    await press(tokenBy(), "release");
    await get(`${deskPath}/export.csv`, `desk=${key}`);
    await get(page());
    const written = log.join("");
    for (const what of [
      "action on a lead",
      "signing in to the desk",
      "leads exported",
      "refused at the desk",
    ])
      expect(written).toContain(what);
    expect(written).toMatch(/"reader":1,"rows":1,"msg":"leads exported"/);
    expect(written).not.toContain(tokenBy().slice(-20));
    for (const secret of [key, token])
      for (const place of [kept, written]) expect(place).not.toContain(secret);
    expect(written).not.toMatch(/agency\.example|zoe|müller|muller/i);
  });
});
