import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { day, hour, minute } from "#contract/formats/milliseconds.ts";
import { encryption, type SendMail, smtpTransport } from "#leads/mail/transport.ts";
import type { Deliver } from "#leads/outbox/attempt-delivery.ts";
import { NothingToSend } from "#leads/outbox/delivery-errors.ts";
import { mailState, readMailHealth } from "#leads/outbox/mail-health.ts";
import { type OutboxDependencies, startOutbox } from "#leads/outbox/outbox.ts";
import { waitAfter } from "#leads/outbox/retry-policy.ts";
import { createDeliver } from "#leads/sending/deliver.ts";
import { deliveryRow } from "#leads/store/delivery-row.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import type { DeliveryKind, DeliveryTable, Store } from "#leads/store/tables.ts";
import { freshStore, store } from "#tests/support/fresh-store.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { mailSettings, newLead } from "#tests/support/sample-lead.ts";
import { sendDueDeliveries } from "#tests/support/send-due-deliveries.ts";

freshStore();

let now: number;
const clock = { now: () => now };
const cleanups: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  now = 1_700_000_000_000;
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

function dependencies(deliver: Deliver): OutboxDependencies {
  return { store, clock, deliver, random: () => 0.5, log: { info() {}, error() {} } };
}

function by(sendMail: SendMail): Deliver {
  return createDeliver({ store, clock, sendMail, mails: mailSettings, webhook: null });
}

async function lead(deliveries: DeliveryKind[] = ["agency"]): Promise<void> {
  await saveLead(store, clock, { ...newLead, deliveries });
}

async function theMail(): Promise<DeliveryTable> {
  return store.selectFrom("delivery").selectAll().executeTakeFirstOrThrow();
}

/** Starts a mail server that is stopped after the test, and a transport that sends to it. */
async function mailServer(options: SMTPServerOptions = {}) {
  const server = await startMailServer(options);
  cleanups.push(server.stop);
  return { port: server.port, received: server.mails, send: smtpTransport(server.url) };
}

const hasty = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300, mail: 2_000 };

/** The store, whose transactions fail while they are told to. */
function failingStore(fails: () => boolean): Store {
  return new Proxy(store, {
    get(target, property) {
      if (property === "transaction" && fails())
        throw Object.assign(new Error("disk full"), { code: "ERR_SQLITE_ERROR" });
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

const claimed = async () =>
  (await store.selectFrom("delivery").select("id").where("fence", "=", 1).execute()).length;

function refusal(responseCode: number): Error {
  return Object.assign(new Error(`${responseCode} no`), { responseCode });
}

describe("a mail", () => {
  test("that was not acknowledged is sent again under the same Message-ID", async () => {
    const { received, send } = await mailServer();
    await lead();
    let confirmed = false;
    const losing: Deliver = async (claimed) => {
      await by(send)(claimed);
      if (!confirmed) throw new Error("connection lost after DATA");
    };
    await sendDueDeliveries(dependencies(losing));
    confirmed = true;
    now += minute;
    for (let turn = 0; turn < 2; turn += 1) await sendDueDeliveries(dependencies(losing));
    expect(received).toHaveLength(2);
    expect(received[0]?.messageId).toBe(received[1]?.messageId);
    expect(await theMail()).toMatchObject({ state: "sent", sent_at: now, last_error: null });
  });

  const refusing = (responseCode: number, words = "no"): SMTPServerOptions => ({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error(words), { responseCode })),
  });
  const refusingSender = (responseCode: number, words = "no"): SMTPServerOptions => ({
    onMailFrom: (_address, _session, done) => done(Object.assign(new Error(words), { responseCode })),
  });
  const refusingMail = (responseCode: number, words = "no"): SMTPServerOptions => ({
    onData: (stream, _session, done) =>
      stream.on("end", () => done(Object.assign(new Error(words), { responseCode }))).resume(),
  });
  const wrongLogin: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error("wrong password")),
  };
  test.each<[what: string, state: string, SMTPServerOptions, start?: string]>([
    ["the recipient is rejected", "dead", refusing(550)],
    ["the recipient is unknown once the mail was read", "dead", refusingMail(550, "5.1.1 no such user")],
    // Says nothing of the recipient: the sender's account may work again in a minute.
    ["the sender is rejected", "pending", refusingSender(550)],
    ["the sender's address is rejected", "pending", refusingSender(550, "5.1.0 sender rejected")],
    [
      "the sender is rejected with the recipient",
      "pending",
      refusing(550, "5.1.8 sender's domain not found"),
    ],
    ["the mail is rejected", "pending", refusingMail(554)],
    ["the server does not know the sender yet", "pending", refusing(451, "4.7.1 greylisted")],
    ["the mailbox is full", "pending", refusing(552, "5.2.2 mailbox full")],
    ["too much was sent", "pending", refusing(550, "5.4.5 Daily user sending limit exceeded")],
    ["too much was sent at once", "pending", refusing(554, "5.7.1 too many messages, try again later")],
    // The owner can mend these.
    ["the login is missing", "pending", wrongLogin],
    ["the login is rejected", "pending", wrongLogin, "smtp://user:wrong@"],
    // Uses the certificate bundled with smtp-server, which no authority has signed.
    ["TLS fails", "pending", { disabledCommands: [] }],
    ["TLS fails from the start", "pending", { secure: true, disabledCommands: [] }, "smtps://"],
  ])("where %s is %s", async (_what, state, options, start = "smtp://") => {
    const { port } = await mailServer(options);
    await lead(["acknowledgement"]);
    const send = by(smtpTransport(`${start}127.0.0.1:${port}`, hasty));
    await sendDueDeliveries(dependencies(send));
    expect(await theMail()).toMatchObject({ state, attempts: 1 });
    now += state === "dead" ? 6 * day : 0;
    await sendDueDeliveries(dependencies(send));
    expect(await theMail()).toMatchObject({ attempts: 1 });
  });

  test("to the agency that is permanently rejected is retried for three days, ever more rarely and not by all at once, before it is dead", async () => {
    const { send } = await mailServer({ onRcptTo: (_a, _s, done) => done(refusal(550)) });
    await lead();
    const stored = now;
    const waits: number[] = [];
    while ((await theMail()).state === "pending") {
      await sendDueDeliveries(dependencies(by(send)));
      waits.push((await theMail()).next_attempt_at - now);
      now = (await theMail()).next_attempt_at;
    }
    expect(now - stored).toBeGreaterThan(3 * day);
    expect([waitAfter(1, 0), waitAfter(1, 1)]).toEqual([24_000, 36_000]);
    expect(waits.slice(0, -1)).toEqual(waits.slice(0, -1).toSorted((one, other) => one - other));
  });

  test("whose server trickles its reply for ever is aborted, and the connection closed", async () => {
    const closed = Promise.withResolvers<void>();
    const server = createServer((socket) => {
      const dripping = setInterval(() => socket.write("2"), 20);
      socket.on("error", () => {}).once("close", closed.resolve);
      socket.once("close", () => clearInterval(dripping));
    }).listen(0, "127.0.0.1");
    cleanups.push(async () => server.close());
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    await lead();
    await sendDueDeliveries(dependencies(by(smtpTransport(`smtp://127.0.0.1:${port}`, hasty))));
    expect(await theMail()).toMatchObject({ state: "pending", attempts: 1 });
    await closed.promise;
  });

  test("goes to another machine over TLS or not at all, unless the URL says otherwise", async () => {
    expect(encryption("smtp://mail.example")).toEqual({ requireTLS: true });
    expect(encryption("smtp://192.0.2.1:25")).toEqual({ requireTLS: true });
    for (const url of [
      "smtps://mail.example",
      "smtp://mail.example?requireTLS=false",
      "smtp://mail.example?ignoreTLS=true",
      "smtp://127.0.0.1",
      "smtp://localhost:25",
      "smtp://[::1]",
    ]) {
      expect(encryption(url), url).toEqual({});
    }
    const { port, received } = await mailServer();
    await lead();
    await sendDueDeliveries(
      dependencies(by(smtpTransport(`smtp://127.0.0.1:${port}?requireTLS=true`, hasty))),
    );
    expect(received).toEqual([]);
    expect(await theMail()).toMatchObject({ state: "pending", attempts: 1 });
  });
});

describe("a process that died on this machine", () => {
  test("blocks its deliveries for less than half a minute", async () => {
    await lead();
    const dead = startOutbox(dependencies(() => new Promise(() => {})));
    cleanups.push(() => dead.stop(0));
    await expect.poll(async () => (await theMail()).fence).toBe(1);
    now += 30_000;
    await sendDueDeliveries(dependencies(async () => {}));
    expect(await theMail()).toMatchObject({ state: "sent", fence: 2 });
  });

  test("is distinguished from a slow one, which renews its claim", async () => {
    await lead();
    const slow = Promise.withResolvers<void>();
    const sending = sendDueDeliveries({ ...dependencies(() => slow.promise), lease: 300 });
    await expect.poll(async () => (await theMail()).fence).toBe(1);
    const { lease_until } = await theMail();
    now += 200;
    await expect.poll(async () => (await theMail()).lease_until).toBe(lease_until + 200);
    now += 200;
    await sendDueDeliveries(dependencies(() => Promise.reject(new Error("claimed too early"))));
    slow.resolve();
    await sending;
    expect(await theMail()).toMatchObject({ state: "sent", fence: 1 });
  });
});

test("an outcome that cannot be recorded is recorded when the database is back, and the mail is not sent twice", async () => {
  let [fails, sent] = [0, 0];
  const flaky = failingStore(() => {
    const isFailing = sent === 1 && fails < 2;
    if (isFailing) fails += 1;
    return isFailing;
  });
  await lead();
  const deliver = async () => {
    sent += 1;
  };
  const outbox = startOutbox({ ...dependencies(deliver), store: flaky });
  await expect.poll(async () => (await theMail()).state).toBe("sent");
  await outbox.stop(minute);
  expect([fails, sent]).toEqual([2, 1]);
});

test("the mails with the leads go before the daily ones, however long those wait", async () => {
  const alone = { leadId: null, now };
  const waiting = Array.from({ length: 5 }, () => deliveryRow({ ...alone, kind: "daily" }));
  await store.insertInto("delivery").values(waiting).execute();
  now += minute;
  await lead(["suspect"]);
  const kinds: DeliveryKind[] = [];
  const outbox = startOutbox(
    dependencies(async ({ delivery }) => {
      kinds.push(delivery.kind);
      await new Promise(() => {});
    }),
  );
  await expect.poll(() => kinds).toHaveLength(4);
  expect(kinds).toContain("suspect");
  await outbox.stop(0);
});

describe("the running outbox", () => {
  const sentToAgency = () =>
    store.selectFrom("delivery").select("state").where("kind", "=", "agency").execute();

  test("does not let webhooks and acknowledgements that hang delay mails to the agency, however many wait", async () => {
    for (let index = 0; index < 20; index += 1) await lead(["webhook", "acknowledgement"]);
    const hanging: Deliver = async ({ delivery }) => {
      if (delivery.kind !== "agency") await new Promise(() => {});
    };
    const outbox = startOutbox(dependencies(hanging));
    await expect.poll(claimed).toBe(4);
    await lead(["agency"]);
    outbox.wake();
    await expect.poll(sentToAgency).toEqual([{ state: "sent" }]);
    await outbox.stop(20);
  });

  test("finishes the mail in progress before it stops, and starts no other", async () => {
    for (let index = 0; index < 10; index += 1) await lead();
    const { promise, resolve } = Promise.withResolvers<void>();
    let started = 0;
    const outbox = startOutbox(
      dependencies(() => {
        started += 1;
        return promise;
      }),
    );
    await expect.poll(() => started).toBe(4);
    const stopped = outbox.stop(minute);
    resolve();
    await stopped;
    const sent = await store.selectFrom("delivery").select("id").where("state", "=", "sent").execute();
    expect(sent).toHaveLength(4);
    expect(started).toBe(4);
  });

  test("releases a mail that takes too long when it stops, for the next start to send at once", async () => {
    await lead();
    const outbox = startOutbox(dependencies(() => new Promise(() => {})));
    await expect.poll(async () => (await theMail()).fence).toBe(1);
    await outbox.stop(20);
    expect(await theMail()).toMatchObject({ state: "pending", lease_until: now });
    await sendDueDeliveries(dependencies(async () => {}));
    expect(await theMail()).toMatchObject({ state: "sent" });
  });
});

describe("mail that is refused", () => {
  /** Lets hours pass, with the outbox at work. */
  async function stateAfter(hours: number, refuses = true) {
    now += hours * hour;
    await sendDueDeliveries(
      dependencies(() => (refuses ? Promise.reject(new Error("535 login changed")) : Promise.resolve())),
    );
    return mailState(await readMailHealth(store), now);
  }

  test("is late after an hour, failing after a day, and well again once it goes", async () => {
    await lead(["agency", "acknowledgement"]);
    expect(await stateAfter(0)).toBe("ok");
    expect(await stateAfter(2)).toBe("late");
    // What was sent in the meantime to others does not hide it.
    expect(await stateAfter(24)).toBe("failing");
    expect(await stateAfter(7, false)).toBe("ok");
    expect(await readMailHealth(store)).toEqual({
      refusedMailboxes: [],
      oldestRefused: null,
      lastSent: now,
      failedCount: 0,
    });
  });

  test("is not what was only queued long ago: while the first start after days sends it, nothing is late", async () => {
    await lead();
    now += 3 * day;
    const states: string[] = [];
    const seen: Deliver = async () => void states.push(mailState(await readMailHealth(store), now));
    await sendDueDeliveries(dependencies(seen));
    expect(states).toEqual(["ok"]);
    expect(await readMailHealth(store)).toMatchObject({ lastSent: now });
  });

  test("was sent last when it was taken, whenever it was queued, and not if there was nothing to send", async () => {
    await lead();
    await stateAfter(0);
    now += minute;
    await lead();
    const taken: Deliver = async ({ delivery }) => {
      if (delivery.attempts === 1) throw new NothingToSend("all of it was dealt with");
    };
    now += hour;
    await sendDueDeliveries(dependencies(taken));
    expect(await readMailHealth(store)).toMatchObject({ lastSent: now, oldestRefused: null });
    now += hour;
    await lead();
    await sendDueDeliveries(dependencies(taken));
    expect(await readMailHealth(store)).toMatchObject({ lastSent: now - hour });
  });

  test("says nothing if it is an acknowledgement: whether somebody's address exists is nobody else's business", async () => {
    await lead(["acknowledgement"]);
    await stateAfter(0);
    expect(await stateAfter(48)).toBe("ok");
  });
});
