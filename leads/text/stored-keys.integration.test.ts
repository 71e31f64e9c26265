import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { timestampAt } from "#contract/formats/business-hours.ts";
import { day } from "#contract/formats/milliseconds.ts";
import { deskPath, leadPath } from "#contract/schemas/service-paths.ts";
import { site } from "#data/contract/facts/site.ts";
import { actOnLead } from "#leads/actions/act-on-lead.ts";
import { leadActionsCopy } from "#leads/actions/lead-actions.copy.ts";
import { tokenField } from "#leads/actions/lead-links.ts";
import { queueDailyReport } from "#leads/daily/daily-report.ts";
import { addDeskKey } from "#leads/desk/desk-keys.ts";
import { createSignIn } from "#leads/desk/sign-in.ts";
import { exportLeads } from "#leads/export/export-leads.ts";
import { acknowledgementCopy } from "#leads/mail/acknowledgement.copy.ts";
import { smtpTransport } from "#leads/mail/transport.ts";
import { createRateCounters } from "#leads/rate-counters.ts";
import { eraseRequested } from "#leads/retention/erase-leads.ts";
import { eraseExpired } from "#leads/retention/retention.ts";
import { createDeliver } from "#leads/sending/deliver.ts";
import { createApp } from "#leads/server/app.ts";
import { findSampleAnswers, iterateLeads } from "#leads/store/find-leads.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { agencyMailsCopy } from "#leads/text/agency-mails.copy.ts";
import { folder, freshStore, store } from "#tests/support/fresh-store.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { mailSettings, newLead, sampleLead } from "#tests/support/sample-lead.ts";
import { sendDueDeliveries } from "#tests/support/send-due-deliveries.ts";

freshStore();

const zoe = "zoe@agency.example";
const deliveries = ["agency", "suspect", "acknowledgement", "webhook"] as const;
const { daily } = agencyMailsCopy(site.agencyLanguage);

let mailServer: MailServer;
let hooks: string[] = [];
const receiver = createServer(async (request, response) => {
  hooks.push(await text(request));
  response.end();
});

beforeAll(async () => {
  mailServer = await startMailServer();
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
});
afterAll(async () => {
  await mailServer.stop();
  receiver.close();
});

let now: number;
let id: string;
const clock = { now: () => now };

beforeEach(async () => {
  hooks = [];
  mailServer.mails.length = 0;
  // A Tuesday.
  now = timestampAt("2026-11-24", "10:30", site.hours.timeZone);
  const saved = await saveLead(store, clock, { ...newLead, deliveries });
  id = saved.id;
});

async function send(): Promise<void> {
  const address = receiver.address();
  const port = typeof address === "object" ? address?.port : 0;
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const sendMail = smtpTransport(mailServer.url);
  const webhook = { url: `http://127.0.0.1:${port}/`, secret };
  await sendDueDeliveries({
    store,
    clock,
    deliver: createDeliver({ store, clock, sendMail, mails: mailSettings, webhook }),
  });
}

/** What became of each delivery, with what stopped it. */
const outcomes = () => store.selectFrom("delivery").select(["kind", "state", "last_error"]).execute();

/** The desk, and a way to read its pages as somebody who is signed in. */
async function openDesk() {
  const rates = createRateCounters(clock);
  const signIn = createSignIn({
    store,
    clock,
    rates,
    mailboxes: [zoe],
    onQueued() {},
    onFailure() {},
  });
  const app = createApp({
    files: { get: () => undefined },
    clock,
    trustedProxies: [],
    hasDesk: true,
    receive: async () => ({ stored: true, state: "accepted" }),
    readHealth: async () => ({ writeTime: 0 }),
    log: { write() {} },
    openDesk: () => ({
      stores: { urgent: store, ordinary: store },
      signIn,
      links: mailSettings.links,
      act: (leadId, action, who) =>
        actOnLead({ store, clock, deliveries: [], mailboxes: mailSettings }, leadId, action, who),
    }),
  });
  const cookie = `desk=${await addDeskKey(store, clock, { kind: "session", mailbox: zoe })}`;
  return {
    close: () => app.close(),
    async read(url: string): Promise<string> {
      const { statusCode, body } = await app.inject({ url, headers: { cookie } });
      expect(statusCode, url).toBe(200);
      return body;
    },
  };
}

async function exported(format: "csv" | "json"): Promise<string> {
  let file = "";
  const answered = await findSampleAnswers(store, {});
  for await (const piece of exportLeads(iterateLeads(store, {}), format, answered)) file += piece;
  return file;
}

const leadsIn = (page: string) => parse(page).querySelectorAll("li.lead").length;

/** What an older site or another version may have stored, and what stands for it wherever it is read. */
const gone: [what: string, columns: Record<string, string>, shown: string][] = [
  ["a service that was withdrawn", { service: "printing" }, "printing"],
  ["a service named like a property of every object", { service: "constructor" }, "constructor"],
  ["a language that was dropped", { language: "nl" }, "nederlands|néerlandais|dutch|niederländisch"],
  ["a language that nobody knows", { language: "x_1" }, "x_1"],
  ["a promise that no button makes", { promise: "workshop" }, "workshop"],
  ["a promise named like a property of every object", { promise: "constructor" }, "constructor"],
  ["a kind of project that was removed", { project_type: "billboard" }, "billboard"],
  ["a range of budget that was removed", { budget: "gigantic" }, "gigantic"],
  ["a field like a property of every object", { project_type: "toString", budget: "valueOf" }, "toString"],
  ["a signal of another version", { signals: "moon-phase", verdict: "genuine" }, "moon-phase"],
  [
    "an answer in a field that was dropped",
    { extra: '{"shade":{"label":"Which shade","value":"s2","shown":"Dark green"}}' },
    "Dark green",
  ],
  ["answers that are cut off", { extra: '{"shade":{"label":' }, ""],
  ["answers of another version", { extra: '{"shade":7}' }, ""],
  ["a source that is cut off", { source: '{"page":"/conta' }, ""],
  ["a source that is a list", { source: "[1]" }, ""],
  ["a source with fields of another version", { source: '{"page":7,"utm_source":"fair","x":{}}' }, "fair"],
];

describe("a lead of an older site or another version", () => {
  test.each(gone)("is read everywhere with %s", async (_what, columns, shown) => {
    await store.updateTable("lead").set(columns).where("id", "=", id).execute();
    await send();
    now += day;
    await queueDailyReport(store, clock, mailSettings.to);
    await send();
    expect((await outcomes()).map(({ kind, state, last_error }) => [kind, state, last_error])).toEqual(
      ["agency", "suspect", "acknowledgement", "webhook", "daily"].map((kind) => [kind, "sent", null]),
    );
    expect(
      mailServer.mails.some(({ subject }) => subject?.includes(daily.unanswered.heading({ count: 1 }))),
    ).toBe(true);
    expect(JSON.parse(hooks[0] ?? "")).toMatchObject({ data: { id, message: sampleLead.message } });

    const desk = await openDesk();
    const page = await desk.read(`${deskPath}/${id}`);
    for (const query of ["", "?status=new", "?q=muller"])
      expect(leadsIn(await desk.read(`${deskPath}${query}`)), query).toBe(1);
    const link = new URL(mailSettings.links.urlOf(id, now));
    expect(await desk.read(`${leadPath}?${tokenField}=${link.searchParams.get(tokenField)}`)).toContain(
      leadActionsCopy(site.agencyLanguage).states.new,
    );
    const csv = await desk.read(`${deskPath}/export.csv`);
    expect(csv).toBe(await exported("csv"));
    expect(JSON.parse(await exported("json"))).toMatchObject([{ id, name: sampleLead.name }]);
    for (const read of [page, csv]) expect(read).toMatch(new RegExp(shown, "i"));
    await desk.close();
  });

  test("is answered in the agency's language where its own was dropped", async () => {
    await store.updateTable("lead").set({ language: "nl" }).execute();
    await send();
    const { subject } = acknowledgementCopy(site.agencyLanguage);
    expect(mailServer.mails.map((mail) => mail.subject)).toContain(subject);
  });

  test("is listed, filtered, shown and exported under a status and with changes that this version does not know", async () => {
    await sql`alter table lead drop column status`.execute(store);
    await sql`alter table lead add column status text not null default 'parked'`.execute(store);
    await sql`pragma ignore_check_constraints = on`.execute(store);
    await sql`update delivery set state = 'paused' where kind = 'agency'`.execute(store);
    await sql`update delivery set kind = 'pager' where kind = 'webhook'`.execute(store);
    await sql`insert into lead_change (id, lead_id, at, who, action) values ('1', ${id}, 1, 'link', 'merge')`.execute(
      store,
    );
    const desk = await openDesk();
    const list = await desk.read(deskPath);
    expect(leadsIn(list)).toBe(1);
    const filter = parse(list).querySelectorAll("nav a").at(-1);
    expect(filter?.textContent).toBe("parked 1");
    const filtered = await desk.read(filter?.getAttribute("href") ?? "");
    expect(leadsIn(filtered)).toBe(1);
    expect(parse(filtered).querySelector("nav [aria-current]")?.textContent).toBe("parked 1");
    const page = await desk.read(`${deskPath}/${id}`);
    for (const key of ["parked", "paused", "pager", "merge"]) expect(page).toContain(key);
    expect(await desk.read(`${deskPath}/export.csv?status=parked`)).toContain("parked");
    expect(await exported("json")).toContain('"status":"parked"');
    now += day;
    await queueDailyReport(store, clock, mailSettings.to);
    await sql`update delivery set state = 'dead', daily_id = (select id from delivery where kind = 'daily') where kind = 'pager'`.execute(
      store,
    );
    await store
      .deleteFrom("delivery")
      .where("kind", "not in", ["daily", "pager" as "daily"])
      .execute();
    await send();
    expect(mailServer.mails.map((mail) => mail.text).join()).toContain("pager");
    await desk.close();
  });

  test("is not found by a filter that names a status which is gone, and the list says which one that is", async () => {
    const desk = await openDesk();
    const list = await desk.read(`${deskPath}?status=sincere`);
    expect(leadsIn(list)).toBe(0);
    expect(parse(list).querySelector("nav [aria-current]")?.textContent).toBe("sincere 0");
    expect(leadsIn(await desk.read(`${deskPath}?status=${encodeURIComponent("<b>\0")}`))).toBe(1);
    await desk.close();
  });

  test("is erased when somebody asks for it, and when it is too old", async () => {
    const columns = { service: "printing", language: "nl", promise: "workshop", project_type: "billboard" };
    await saveLead(store, clock, newLead);
    await store.updateTable("lead").set(columns).execute();
    await store.deleteFrom("delivery").execute();
    await actOnLead({ store, clock, deliveries: [], mailboxes: mailSettings }, id, "erase", zoe);
    now += 2 * day;
    const erasing = { store, mailFolder: folder };
    expect(await eraseRequested(erasing, clock)).toBe(1);
    expect(await eraseExpired(erasing, now)).toMatchObject({ leads: 1 });
  });
});
