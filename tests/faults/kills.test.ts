import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { site } from "#data/contract/facts/site.ts";
import { deliveryKinds } from "#leads/receiving/receive-lead.ts";
import { openStore } from "#leads/store/open-store.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { freePort } from "#tests/support/free-port.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { sendPendingDeliveries } from "#tests/support/send-due-deliveries.ts";
import { startServer } from "#tests/support/server-process.ts";
import { newFolder } from "#tests/support/temporary-files.ts";
import { keyIn, startVisitors } from "#tests/support/visitors.ts";

const [kills, clients] = isBroad ? [1000, 20] : [3, 6];

/** On a busy machine each kill takes seconds. */
const timeout = Math.max(600_000, kills * 9_000);

test(
  `a server killed ${kills} times at any instant loses no answered lead and no mail`,
  async () => {
    const dataFolder = await newFolder();
    const mailServer = await startMailServer();
    mailServer.delay(10);
    const port = await freePort();
    const visitors = startVisitors(clients, [`http://127.0.0.1:${port}`], 150);
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await startServer({ port, dataFolder, smtpUrl: mailServer.url });
      await wait(20 + Math.random() * 400);
      await server.end("SIGKILL");
    }
    await visitors.leave();

    const store = await openStore(dataFolder);
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store);
    expect(rows).toEqual([{ integrity_check: "ok" }]);
    const takenBetweenKills = mailServer.taken.length;
    mailServer.delay(0);
    await sendPendingDeliveries(store, mailServer.url);

    const leads = await store.selectFrom("lead").select(["message", "state"]).execute();
    const keys = new Set(leads.map(({ message }) => keyIn(message)));
    const lostKeys = [...visitors.answered].filter((key) => !keys.has(key));
    const acceptedLeads = leads.filter(({ state }) => state === "accepted");
    const mails = await store
      .selectFrom("delivery")
      .select(["id", "lead_id", "gathered_id", "message_id", "state"])
      .execute();
    const takenIds = new Set(mailServer.taken);
    // Leads beyond the hourly limit of a mailbox share the mail of a digest.
    const messageIds = new Map(mails.map(({ id, message_id }) => [id, message_id]));
    const unmailed = mails.filter(
      ({ id, gathered_id, state }) =>
        state !== "sent" || !takenIds.has(messageIds.get(gathered_id ?? id) ?? ""),
    );
    const storedIds = new Set(mails.map(({ message_id }) => message_id));
    const repeatCount = mailServer.taken.length - takenIds.size;
    console.info(
      `${kills} kills: ${visitors.answered.size} answered leads, ${leads.length} stored, ${lostKeys.length} lost; ` +
        `${mails.length} mails, ${takenBetweenKills} taken between the kills, ${unmailed.length} unmailed, ` +
        `${repeatCount} taken twice (${((100 * repeatCount) / mails.length).toFixed(2)} %), all under one Message-ID`,
    );
    expect(visitors.answered.size).toBeGreaterThan(kills);
    expect(lostKeys).toEqual([]);
    expect(unmailed).toEqual([]);
    const kinds = deliveryKinds({ ...site.features, webhook: false });
    // The daily mail is not about a single lead.
    const leadMails = mails.filter(({ lead_id }) => lead_id !== null);
    expect(leadMails).toHaveLength(kinds.length * acceptedLeads.length);
    // Every mail has a Message-ID from the store; repeated ones have the same.
    expect(mailServer.taken.filter((id) => !storedIds.has(id))).toEqual([]);
    await store.destroy();
    await mailServer.stop();
  },
  timeout,
);
