import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { expect, test } from "vitest";
import { timestampAt } from "#contract/formats/business-hours.ts";
import { day } from "#contract/formats/milliseconds.ts";
import { site } from "#data/contract/facts/site.ts";
import { queueDailyReport } from "#leads/daily/daily-report.ts";
import { smtpTransport } from "#leads/mail/transport.ts";
import { digestInterval } from "#leads/outbox/hourly-limit.ts";
import { createDeliver } from "#leads/sending/deliver.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { freshStore, store } from "#tests/support/fresh-store.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { mailSettings, newLead } from "#tests/support/sample-lead.ts";
import { sendDueDeliveries } from "#tests/support/send-due-deliveries.ts";

freshStore();

const zoe = "zoe@agency.example";
/** On block lists, as the mail server sees it. */
const listedHost = "listed.example";

test("one text that the mail server refuses holds back no lead listed beside it, in a digest or a daily mail", async () => {
  const taken: Email[] = [];
  let refused = 0;
  const server = await startMailServer({
    async onData(stream, _session, done) {
      const mail = await PostalMime.parse(await buffer(stream));
      const isListed = mail.text?.replaceAll("\u2060", "").includes(listedHost);
      if (isListed) refused += 1;
      else taken.push(mail);
      done(isListed ? Object.assign(new Error("5.7.1 listed URL"), { responseCode: 554 }) : null);
    },
  });
  let now = timestampAt("2026-11-23", site.hours.opens, site.hours.timeZone);
  const clock = { now: () => now };
  const mails = { ...mailSettings, to: [zoe] };
  const deliver = createDeliver({
    store,
    clock,
    mails,
    webhook: null,
    sendMail: smtpTransport(server.url),
  });
  const send = () => sendDueDeliveries({ store, clock, deliver, log: { info() {}, error() {} }, perHour: 2 });
  const save = (message: string) =>
    saveLead(store, clock, {
      ...newLead,
      lead: { ...newLead.lead, message },
      deliveries: ["agency"],
      mailboxes: [zoe],
    });

  for (const message of ["one", "two"]) await save(message);
  await send();
  const customer = await save("three, in a list");
  await save(`four: see https://${listedHost}/offer`);
  now += digestInterval;
  await send();
  const [list, ...more] = taken.slice(2);
  expect(more).toEqual([]);
  expect(refused).toBe(1);
  expect(list?.html).toContain(`?lead=${customer.id}`);
  expect(list?.text).not.toContain("three, in a list");
  const left = await store.selectFrom("delivery").select("state").where("state", "<>", "sent").execute();
  expect(left).toEqual([]);

  now += day;
  expect(await queueDailyReport(store, clock, [zoe])).toBe(true);
  await send();
  expect(refused).toBe(2);
  const daily = taken.at(-1);
  expect(taken).toHaveLength(4);
  expect(daily?.html).toContain(`?lead=${customer.id}`);
  expect(daily?.text).not.toContain("three, in a list");
  await server.stop();
});
