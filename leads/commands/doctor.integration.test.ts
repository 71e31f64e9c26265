import { expect, test } from "vitest";
import { systemClock } from "#leads/clock.ts";
import { runDoctor } from "#leads/commands/doctor.ts";
import { sendTestMail } from "#leads/commands/send-test-mail.ts";
import { readConfiguration } from "#leads/server/configuration.ts";
import { freePort } from "#tests/support/free-port.ts";
import { folder, freshStore } from "#tests/support/fresh-store.ts";
import { startMailServer } from "#tests/support/mail-server.ts";

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

test("a test mail is sent like any other, and a rejection is reported", async () => {
  const mailServer = await startMailServer();
  const configuration = readConfiguration({ DATA_DIR: folder, SMTP_URL: mailServer.url });
  const message = await sendTestMail(configuration, "owner@example.org", systemClock);
  expect(message).toContain("owner@example.org");
  expect(mailServer.mails).toMatchObject([{ to: [{ address: "owner@example.org" }] }]);
  await mailServer.stop();
  await expect(sendTestMail(configuration, undefined, systemClock)).rejects.toThrow("ECONNREFUSED");
});
