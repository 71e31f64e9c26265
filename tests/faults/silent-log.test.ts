import { expect, test } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { sharedPostgres } from "#tests/support/postgres-cluster.ts";
import { startServer } from "#tests/support/server-process.ts";
import { newFolder } from "#tests/support/temporary-files.ts";
import { newSubmission, submit } from "#tests/support/visitors.ts";

const postgres = await sharedPostgres();

test.each(["sqlite", "postgres"])(
  "a server on %s stores one lead for twenty identical submissions at once, and logs nothing that was typed",
  async (engine) => {
    const dataFolder = await newFolder();
    const mailServer = await startMailServer();
    const database = engine === "postgres" ? { databaseUrl: await postgres.newDatabase() } : {};
    const settings = { port: await freePort(), dataFolder, smtpUrl: mailServer.url, ...database };
    const server = await startServer(settings);
    const submission = newSubmission();
    const refused = { ...newSubmission(), email: "zoe-without-an-address" };
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(server.url, submission)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await submit(server.url, refused)).toBe(400);
    await expect.poll(() => mailServer.taken.length).toBe(2);
    // Log lines about failed deliveries must not contain addresses.
    await mailServer.stop();
    expect(await submit(server.url, newSubmission())).toBe(200);
    await expect.poll(() => server.output()).toContain("will be tried again");
    if (engine === "postgres") {
      await postgres.stop();
      expect(await submit(server.url, submission)).toBe(503);
      await postgres.start();
    }
    await server.end("SIGTERM");
    expect(new Set(mailServer.taken).size).toBe(2);

    const output = server.output();
    const secrets = [...Object.values(submission), ...Object.values(refused)]
      .flatMap((typed) => typed.split("\n"))
      .filter((typed) => typed.length > 2 && !["website", "medium"].includes(typed));
    for (const secret of [...secrets, "Bäckerei", "secret"]) {
      expect(output).not.toContain(secret);
    }
  },
);
