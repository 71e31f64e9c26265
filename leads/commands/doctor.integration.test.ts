import { utimes, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { systemClock } from "#leads/clock.ts";
import { runDoctor } from "#leads/commands/doctor.ts";
import { sendTestMail } from "#leads/commands/send-test-mail.ts";
import { readConfiguration } from "#leads/server/configuration.ts";
import { lastBackupFile } from "#leads/server/last-backup.ts";
import { freePort } from "#tests/support/free-port.ts";
import { folder, freshStore } from "#tests/support/fresh-store.ts";
import { startMailServer } from "#tests/support/mail-server.ts";

freshStore();

async function verdicts(settings: Record<string, string>) {
  const configuration = readConfiguration({ DATA_DIR: folder, ...settings });
  const findings = await runDoctor(configuration, systemClock);
  return Object.fromEntries(findings.map(({ check, verdict }) => [check, verdict]));
}

test("the doctor checks mail server, backup and proxy, and reports what is missing", async () => {
  const mailServer = await startMailServer();
  await writeFile(lastBackupFile(folder), "");
  expect(await verdicts({ SMTP_URL: mailServer.url, TRUST_PROXY: "loopback" })).toMatchObject({
    // The address in `site.yaml` is reserved for examples.
    site: "failed",
    email: "ok",
    backup: "ok",
    proxy: "ok",
    database: "ok",
    disk: "ok",
  });
  await mailServer.stop();
  await utimes(lastBackupFile(folder), 1_700_000_000, 1_700_000_000);
  expect(await verdicts({ SMTP_URL: mailServer.url, PORT: String(await freePort()) })).toMatchObject({
    email: "failed",
    server: "failed",
    backup: "failed",
    proxy: "warning",
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
