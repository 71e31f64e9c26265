import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { day } from "#contract/formats/milliseconds.ts";
import { queueDailyReport } from "#leads/daily/daily-report.ts";
import { folderTransport, type SendMail } from "#leads/mail/transport.ts";
import { eraseLeads } from "#leads/retention/erase-leads.ts";
import { createDeliver } from "#leads/sending/deliver.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { folder, freshStore, store } from "#tests/support/fresh-store.ts";
import { mailSettings, newLead } from "#tests/support/sample-lead.ts";
import { sendDueDeliveries } from "#tests/support/send-due-deliveries.ts";

freshStore();

// A Tuesday morning.
let now = Date.UTC(2026, 10, 24, 9);
const clock = { now: () => now };

type Moment = (erase: () => Promise<unknown>, keep: () => Promise<void>) => Promise<void>;

/** When the erasure comes, seen from a mail whose file is about to get its name. */
const moments: [when: string, Moment][] = [
  ["before", (erase, keep) => erase().then(keep)],
  ["during", (erase, keep) => Promise.all([keep(), erase()]).then(() => {})],
  ["after", (erase, keep) => keep().then(() => erase().then(() => {}))],
];

test.each(
  moments.flatMap(([when, moment]) => [["agency", when, moment] as const, ["daily", when, moment] as const]),
)(
  "an erasure leaves no file of a mail of kind %s that is being written, whether it comes %s",
  async (kind, _when, moment) => {
    now = Date.UTC(2026, 10, 24, 9);
    const mailFolder = join(folder, "mail");
    const deliveries = kind === "agency" ? [kind] : [];
    const { id } = await saveLead(store, clock, { ...newLead, deliveries });
    if (kind === "daily") {
      now += day;
      expect(await queueDailyReport(store, clock, mailSettings.to)).toBe(true);
    }
    let erased = 0;
    const erase = async () => {
      erased += await eraseLeads({ store, mailFolder }, [id]);
    };
    const write = folderTransport(mailFolder);
    const sendMail: SendMail = (mail, keep = (place) => place()) =>
      write(mail, (place) => moment(erase, () => keep(place)));
    const deliver = createDeliver({ store, clock, sendMail, mails: mailSettings, webhook: null });
    await sendDueDeliveries({ store, clock, deliver });
    expect(erased).toBe(1);
    expect(await readdir(mailFolder)).toEqual([]);
  },
);
