import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { sqliteFile } from "#contact/store/open-sqlite.ts";
import { openStore } from "#contact/store/open-store.ts";
import { sendPendingDeliveries } from "#tests/faults/send-pending-deliveries.ts";
import { type ServerProcess, startServer } from "#tests/faults/server-process.ts";
import { newSubmission, submit } from "#tests/faults/visitors.ts";
import { freePort } from "#tests/free-port.ts";
import { startMailServer } from "#tests/mail-server.ts";

/** How long visitors keep coming, one a second. */
const minutes = Number(process.env["SOAK_MINUTES"] ?? 120);

/** Restarts during that time, by turns orderly and by SIGKILL. */
const restarts = Math.max(2, Math.round(minutes / 5));

const megabytes = (bytes: number) => Math.round((bytes / 1024 / 1024) * 10) / 10;

test(
  `a server that gets a lead a second for ${minutes} minutes, and ${restarts} restarts, loses none and does not grow`,
  async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "soak-"));
    const mailServer = await startMailServer();
    const [port, metricsPort] = [await freePort(), await freePort()];
    const environment = { METRICS_PORT: String(metricsPort) };
    const settings = { port, dataFolder, smtpUrl: mailServer.url, environment };
    let server: ServerProcess = await startServer(settings);

    const sizeOf = (path: string) =>
      stat(path).then(
        ({ size }) => size,
        () => 0,
      );
    /** Resident memory, size of the database and size of its log, in bytes. */
    const sample = async (): Promise<[number, number, number]> => {
      const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text());
      const memory = /^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1];
      const file = sqliteFile(dataFolder);
      return [Number(memory), await sizeOf(file), await sizeOf(`${file}-wal`)];
    };

    const answered: string[] = [];
    const tries = new Map<number | null, number>();
    const sending: Promise<void>[] = [];
    let isOver = false;
    const send = async () => {
      const submission = newSubmission();
      while (!isOver) {
        const status = await submit(server.url, submission);
        tries.set(status, (tries.get(status) ?? 0) + 1);
        if (status === 200) {
          answered.push(submission["idempotencyKey"] ?? "");
          return;
        }
        await wait(200);
      }
    };

    const samples: [number, number, number][] = [];
    const seconds = Math.round(minutes * 60);
    for (let second = 1; second <= seconds; second += 1) {
      sending.push(send());
      await wait(1000);
      if (second % Math.ceil(seconds / restarts) === 0) {
        samples.push(await sample());
        console.info(`${second} s: ${samples.at(-1)?.map(megabytes).join(", ")} MB`);
        await server.end(samples.length % 2 === 0 ? "SIGKILL" : "SIGTERM");
        server = await startServer(settings);
      }
    }
    await Promise.all(sending);
    isOver = true;
    const left = () => mailServer.taken.length;
    for (let taken = -1; taken < left(); await wait(3_000)) taken = left();
    samples.push(await sample());
    await server.end("SIGTERM");

    const store = await openStore(dataFolder);
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store);
    expect(rows).toEqual([{ integrity_check: "ok" }]);
    const takenBefore = new Set(mailServer.taken).size;
    await sendPendingDeliveries(store, mailServer.url);
    const leads = await store.selectFrom("lead").select("idempotency_key").execute();
    const keys = new Set(leads.map(({ idempotency_key }) => idempotency_key));
    const lost = answered.filter((key) => !keys.has(key));
    const mails = await store.selectFrom("delivery").select("message_id").execute();
    const taken = new Set(mailServer.taken);
    const unmailed = mails.filter(({ message_id }) => !taken.has(message_id));
    const largest = samples[0]?.map((_, column) => Math.max(...samples.map((row) => row[column] ?? 0))) ?? [];
    console.info(
      `${minutes} minutes, ${restarts} restarts: ${answered.length} answered, ${lost.length} lost, answers ${JSON.stringify([...tries])}; ` +
        `${mails.length} mails, ${takenBefore} taken while it ran, ${unmailed.length} unmailed, ${mailServer.taken.length - taken.size} taken twice; ` +
        `at most ${largest.map(megabytes).join(", ")} MB of memory, database and log`,
    );
    expect(answered).toHaveLength(seconds);
    expect(lost).toEqual([]);
    expect(unmailed).toEqual([]);
    // SQLite starts the log anew every 4 MB, unless somebody keeps reading.
    expect(largest[2]).toBeLessThan(64 * 1024 * 1024);
    await store.destroy();
    await mailServer.stop();
    await rm(dataFolder, { recursive: true, force: true });
  },
  minutes * 60_000 * 1.5 + 600_000,
);
