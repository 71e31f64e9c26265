import { buffer } from "node:stream/consumers";
import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from "kysely";
import PostalMime, { type Email } from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hour, minute } from "#contract/formats/milliseconds.ts";
import { createSignIn } from "#leads/desk/sign-in.ts";
import { smtpTransport } from "#leads/mail/transport.ts";
import { claimDeliveries } from "#leads/outbox/claims.ts";
import { digestInterval } from "#leads/outbox/hourly-limit.ts";
import { readMailHealth } from "#leads/outbox/mail-health.ts";
import { startOutbox } from "#leads/outbox/outbox.ts";
import { createRateCounters } from "#leads/rate-counters.ts";
import { eraseLeads } from "#leads/retention/erase-leads.ts";
import { createDeliver } from "#leads/sending/deliver.ts";
import { deliveryRow, dueQueues } from "#leads/store/delivery-row.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import type { DeliveryTable } from "#leads/store/tables.ts";
import { folder, freshStore, store } from "#tests/support/fresh-store.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { mailSettings, newLead } from "#tests/support/sample-lead.ts";
import { sendDueDeliveries } from "#tests/support/send-due-deliveries.ts";

freshStore();

const [zoe, leo] = ["zoe@agency.example", "leo@agency.example"];

let now: number;
let server: MailServer;
/** Whether the server refuses mails that list several leads. */
let refusesLists: boolean;
const clock = { now: () => now };

beforeEach(async () => {
  now = Math.ceil(1_700_000_000_000 / digestInterval) * digestInterval;
  refusesLists = false;
  server = await startMailServer({
    onMailFrom: (_address, _session, done) =>
      done(refusesLists ? Object.assign(new Error("4.7.1 later"), { responseCode: 451 }) : null),
  });
});
afterEach(() => server.stop());

function parts(to = [zoe], url = server.url) {
  const sendMail = smtpTransport(url);
  const mails = { ...mailSettings, to };
  const deliver = createDeliver({ store, clock, sendMail, mails, webhook: null });
  return { store, clock, deliver, log: { info() {}, error() {} }, perHour: 5 };
}

async function leads(count: number, mailboxes = [zoe], name = "Anna"): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const lead = { ...newLead.lead, name: `${name} ${index}.` };
    const { id } = await saveLead(store, clock, { ...newLead, lead, deliveries: ["agency"], mailboxes });
    ids.push(id);
  }
  return ids;
}

const mailsTo = (mailbox: string) => server.mails.filter(({ to }) => to?.[0]?.address === mailbox);
const linksIn = ({ html = "" }: Email): string[] => html.match(/(?<=\?lead=)[\da-f-]{36}/g) ?? [];
const listedTo = (mailbox: string) => mailsTo(mailbox).flatMap(linksIn).toSorted();
const left = async () =>
  (await store.selectFrom("delivery").select("id").where("state", "<>", "sent").execute()).length;

describe("leads beyond the hourly limit of a mailbox", () => {
  test("come in one mail that lists each once, with what matters and its link, and delay nobody else's", async () => {
    const all = await leads(12);
    const others = await leads(3, [zoe, leo], "Both");
    await sendDueDeliveries(parts([zoe, leo]));
    expect(mailsTo(zoe)).toHaveLength(5);
    expect(mailsTo(leo)).toHaveLength(3);
    now += digestInterval;
    await sendDueDeliveries(parts([zoe, leo]));
    const [list, ...more] = mailsTo(zoe).slice(5);
    expect(more).toEqual([]);
    expect(listedTo(zoe)).toEqual([...all, ...others].toSorted());
    expect(list?.subject).toContain("10");
    for (const shown of [
      "Anna 11.",
      newLead.lead.company,
      newLead.lead.email,
      newLead.lead.phone,
      "wir suchen",
    ])
      for (const part of [list?.text, list?.html]) expect(part).toContain(shown);
    expect(await left()).toBe(0);
    // Once the hour is over, each has its own again.
    now += hour;
    await leads(2);
    await sendDueDeliveries(parts());
    expect(
      mailsTo(zoe)
        .slice(6)
        .map(linksIn)
        .map(({ length }) => length),
    ).toEqual([1, 1]);
  });

  test("come in digests of eighty at most, which mail programs show in full", async () => {
    await leads(5);
    await sendDueDeliveries(parts());
    const all = await leads(130);
    now += digestInterval;
    await sendDueDeliveries(parts());
    const lists = mailsTo(zoe).slice(5);
    expect(lists.map((mail) => linksIn(mail).length).toSorted((one, other) => one - other)).toEqual([50, 80]);
    expect(lists.flatMap(linksIn).toSorted()).toEqual(all.toSorted());
    for (const { html = "" } of lists) expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });

  test("are not lost when their mail is refused, or the server dies with it, and then come under one Message-ID", async () => {
    const all = await leads(9);
    await sendDueDeliveries(parts());
    now += digestInterval;
    refusesLists = true;
    await sendDueDeliveries(parts());
    expect(await readMailHealth(store)).toMatchObject({ refusedMailboxes: [zoe], oldestRefused: now });
    refusesLists = false;
    now += hour;
    // The server has the mail, and the process dies before it knows.
    const { deliver, ...others } = parts();
    const dying = startOutbox({
      ...others,
      deliver: async (claimed) => {
        await deliver(claimed);
        await new Promise(() => {});
      },
    });
    await expect.poll(() => mailsTo(zoe).length).toBe(6);
    await dying.stop(0);
    await sendDueDeliveries(parts());
    const [first, second, ...more] = mailsTo(zoe).slice(5);
    expect(more).toEqual([]);
    expect(second?.messageId).toBe(first?.messageId);
    expect([...new Set(listedTo(zoe))]).toEqual(all.toSorted());
    expect(await left()).toBe(0);
    expect(await readMailHealth(store)).toMatchObject({
      refusedMailboxes: [],
      lastSent: now,
      failedCount: 0,
    });
  });

  test("that the server may have, because the process died with them, come again by themselves and as the same mail", async () => {
    const [first = "", second = ""] = await leads(2);
    const delivery = (leadId: string, changes: Partial<DeliveryTable>) =>
      store.updateTable("delivery").set(changes).where("lead_id", "=", leadId).execute();
    await delivery(second, { refused_at: now - hour, attempts: 3 });
    const dying = startOutbox({
      ...parts(),
      deliver: async (claimed) => {
        await parts().deliver(claimed);
        await new Promise(() => {});
      },
    });
    await expect.poll(() => server.mails.length).toBe(2);
    await dying.stop(0);
    // A killed process releases nothing.
    await delivery(first, { next_attempt_at: now + 25_000, lease_until: now + 25_000 });
    const rest = await leads(7);
    now += digestInterval;
    for (let turn = 0; turn < 3; turn += 1) {
      await sendDueDeliveries(parts());
      now += digestInterval;
    }
    for (const id of [first, second]) {
      const copies = mailsTo(zoe).filter((mail) => linksIn(mail).includes(id));
      expect(copies.map((mail) => linksIn(mail))).toEqual([[id], [id]]);
      expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
    }
    expect([...new Set(listedTo(zoe))]).toEqual([first, second, ...rest].toSorted());
  });

  test("leave its mail when they are erased, and go to who takes the mailbox's place", async () => {
    const all = await leads(8);
    await sendDueDeliveries(parts());
    now += digestInterval;
    refusesLists = true;
    await sendDueDeliveries(parts());
    refusesLists = false;
    const waiting = all.filter((id) => !listedTo(zoe).includes(id));
    const [erased = "", ...kept] = waiting;
    expect(await eraseLeads({ store, mailFolder: folder }, [erased])).toBe(1);
    now += hour;
    for (let turn = 0; turn < 3; turn += 1) await sendDueDeliveries(parts([leo]));
    expect(listedTo(leo)).toEqual(kept.toSorted());
    expect(mailsTo(zoe)).toHaveLength(5);
  });
});

test("the link to the desk overtakes whatever waits for a slow server", async () => {
  const daily = Array.from({ length: 20 }, () =>
    deliveryRow({ kind: "daily", leadId: null, now, recipient: zoe }),
  );
  await store.insertInto("delivery").values(daily).execute();
  await leads(40);
  now += minute;
  // It never finishes with anything else.
  const links: Email[] = [];
  let stuck = 0;
  const slow = await startMailServer({
    async onData(stream, _session, done) {
      const mail = await PostalMime.parse(await buffer(stream));
      if (!mail.html?.includes("sign-in=")) stuck += 1;
      else {
        links.push(mail);
        done();
      }
    },
  });
  const outbox = startOutbox({ ...parts([zoe], slow.url), perHour: 60 });
  await expect.poll(() => stuck).toBe(4);
  const signIn = createSignIn({
    store,
    clock,
    rates: createRateCounters(clock),
    mailboxes: [zoe],
    onQueued: outbox.wake,
    onFailure: () => {},
  });
  await signIn.ask({ typedMailbox: zoe, ip: null, browser: "a browser", knownBrowser: null }, () => {});
  await expect.poll(() => links.length).toBe(1);
  expect(stuck).toBe(4);
  await outbox.stop(0);
  await slow.stop();
});

test("looking for what is due reads no more than it takes, however much waits in whatever lane", async () => {
  const statements: RootOperationNode[] = [];
  const noting: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await leads(1);
  const room = { "sign-in": 2, agency: 4, acknowledgement: 2, webhook: 2 };
  const currentClaims = [deliveryRow({ kind: "agency", leadId: null, now })];
  await claimDeliveries(store.withPlugin(noting), { room, perHour: 5, now, lease: 1_000, currentClaims });
  await readMailHealth(store.withPlugin(noting));
  const plans: string[] = [];
  const compiled = statements.map((node) => store.getExecutor().compileQuery(node, { queryId: "plan" }));
  const questions = new Map(compiled.map((one) => [one.sql, one]));
  for (const { sql, parameters } of questions.values()) {
    if (!sql.startsWith("select")) continue;
    const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await store.executeQuery<{ detail: string }>(plan);
    plans.push(...rows.map(({ detail }) => detail));
  }
  const reads = plans.filter((detail) => /^(SCAN|SEARCH) delivery\b/.test(detail));
  const due = "USING INDEX delivery_due (lane=? AND priority=? AND next_attempt_at<?)";
  expect(reads.filter((detail) => detail.includes(due)).length).toBeGreaterThanOrEqual(dueQueues.length);
  expect(
    reads.filter((detail) => !/USING (COVERING )?INDEX delivery_(due|sent|refused|by_age) /.test(detail)),
  ).toEqual([]);
  // What failed is counted one by one; it is not what waits.
  expect(reads.filter((detail) => detail.includes("by_age"))).toHaveLength(1);
  expect(plans.join("\n")).not.toContain("TEMP B-TREE");
});
