import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { site } from "#data/contract/facts/site.ts";
import { deliveryKinds } from "#leads/receiving/receive-lead.ts";
import { openStore } from "#leads/store/open-store.ts";
import { freePort } from "#tests/support/free-port.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { sendPendingDeliveries } from "#tests/support/send-due-deliveries.ts";
import { startServer } from "#tests/support/server-process.ts";
import { newFolder } from "#tests/support/temporary-files.ts";
import { keyIn, startVisitors } from "#tests/support/visitors.ts";

/** A thousand before a release. */
const isLong = process.env["FAULTS"] === "long";
const kills = isLong ? 1000 : 3;
const clients = isLong ? 20 : 8;

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
    const takenBefore = mailServer.taken.length;
    mailServer.delay(0);
    await sendPendingDeliveries(store, mailServer.url);

    const leads = await store.selectFrom("lead").select(["message", "state"]).execute();
    const keys = new Set(leads.map(({ message }) => keyIn(message)));
    const lost = [...visitors.answered].filter((key) => !keys.has(key));
    const accepted = leads.filter(({ state }) => state === "accepted");
    const mails = await store
      .selectFrom("delivery")
      .select(["id", "lead_id", "gathered_id", "message_id", "state"])
      .execute();
    const taken = new Set(mailServer.taken);
    // Beyond a mailbox's hourly limit one digest has several leads.
    const idOf = new Map(mails.map(({ id, message_id }) => [id, message_id]));
    const unmailed = mails.filter(
      ({ id, gathered_id, state }) => state !== "sent" || !taken.has(idOf.get(gathered_id ?? id) ?? ""),
    );
    const known = new Set(mails.map(({ message_id }) => message_id));
    const repeated = mailServer.taken.length - taken.size;
    console.info(
      `${kills} kills: ${visitors.answered.size} answered leads, ${leads.length} stored, ${lost.length} lost; ` +
        `${mails.length} mails, ${takenBefore} taken between the kills, ${unmailed.length} unmailed, ` +
        `${repeated} taken twice (${((100 * repeated) / mails.length).toFixed(2)} %), all under one Message-ID`,
    );
    expect(visitors.answered.size).toBeGreaterThan(kills);
    expect(lost).toEqual([]);
    expect(unmailed).toEqual([]);
    const each = deliveryKinds({ ...site.features, webhook: false });
    // Without the daily mail, which is not about a single lead.
    const ofLeads = mails.filter(({ lead_id }) => lead_id !== null);
    expect(ofLeads).toHaveLength(each.length * accepted.length);
    // Every mail carries a Message-ID from the store; duplicates carry the same one.
    expect(mailServer.taken.filter((id) => !known.has(id))).toEqual([]);
    await store.destroy();
    await mailServer.stop();
  },
  timeout,
);
