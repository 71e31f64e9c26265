import { expect, test } from "vitest";
import { systemClock } from "#leads/clock.ts";
import { runDoctor } from "#leads/commands/doctor.ts";
import { sendTestMail } from "#leads/commands/send-test-mail.ts";
import { createApp } from "#leads/server/app.ts";
import { readConfiguration } from "#leads/server/configuration.ts";
import { freePort } from "#tests/support/free-port.ts";
import { folder, freshStore } from "#tests/support/fresh-store.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { servedFiles } from "#tests/support/served-files.ts";

freshStore();

async function verdicts(settings: Record<string, string>) {
  const configuration = readConfiguration({ DATA_DIR: folder, ...settings });
  const findings = await runDoctor(configuration);
  return Object.fromEntries(findings.map(({ check, isOk }) => [check, isOk]));
}

test("the doctor checks site, server and mail server, and reports what is missing", async () => {
  const mailServer = await startMailServer();
  // The address in `site.yaml` is reserved for examples.
  expect(await verdicts({ SMTP_URL: mailServer.url })).toMatchObject({ site: false, email: true });
  await mailServer.stop();
  expect(await verdicts({ SMTP_URL: mailServer.url, PORT: String(await freePort()) })).toMatchObject({
    email: false,
    server: false,
  });
});

test("the doctor names the mailbox whose mail is refused, which the public report calls by its number", async () => {
  const app = createApp({
    files: servedFiles,
    clock: systemClock,
    trustedProxies: [],
    receive: async () => ({ stored: false, retryAfter: 1 }),
    readHealth: async () => ({ writeTime: 0, refusedMailboxes: [2] }),
  });
  const port = await freePort();
  await app.listen({ port });
  const report = await app.inject("/health");
  expect(report.json()).toMatchObject({ refusedMailboxes: [2] });
  expect(report.body).not.toContain("@");
  const settings = { DATA_DIR: folder, PORT: String(port), CONTACT_TO: "zoe@example.org, leo@example.org" };
  const findings = await runDoctor(readConfiguration(settings));
  const { message, isOk } = findings.find(({ check }) => check === "mailboxes") ?? {};
  expect({ message, isOk }).toEqual({ message: expect.stringContaining("leo@example.org"), isOk: false });
  expect(message).not.toContain("zoe@example.org");
  await app.close();
});

test("a test mail goes to each mailbox by itself, and names the one that refuses it", async () => {
  const mailServer = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(
        address === "leo@example.org"
          ? Object.assign(new Error("5.1.1 no such user"), { responseCode: 550 })
          : null,
      ),
  });
  const configuration = readConfiguration({
    DATA_DIR: folder,
    SMTP_URL: mailServer.url,
    CONTACT_TO: "zoe@example.org, leo@example.org",
  });
  await expect(sendTestMail(configuration, undefined, systemClock)).rejects.toThrow(
    /took an email for zoe@example\.org\..*leo@example\.org: .*no such user/s,
  );
  expect(mailServer.mails).toMatchObject([{ to: [{ address: "zoe@example.org" }] }]);
  await mailServer.stop();
});

test("a test mail is sent like any other, and a rejection is reported", async () => {
  const mailServer = await startMailServer();
  const configuration = readConfiguration({ DATA_DIR: folder, SMTP_URL: mailServer.url });
  const message = await sendTestMail(configuration, "owner@example.org", systemClock);
  expect(message).toContain("owner@example.org");
  expect(mailServer.mails).toMatchObject([{ to: [{ address: "owner@example.org" }] }]);
  await mailServer.stop();
  await expect(sendTestMail(configuration, undefined, systemClock)).rejects.toThrow("ECONNREFUSED");
});
