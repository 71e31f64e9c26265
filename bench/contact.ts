/**
 * `npm run bench:contact [-- --seconds=10]`, after a build: how fast leads of 20 clients are stored, beside the fsync
 * rate of the same disk. The mail server is down throughout, the worst case for visitors: the outbox keeps trying.
 * Server and clients share the machine, so the figures are a lower bound. Every lead has its own address and mailbox.
 */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "#tests/support/free-port.ts";
import { startPostgres } from "#tests/support/postgres-cluster.ts";
import { startServer } from "#tests/support/server-process.ts";
import { newSubmission } from "#tests/support/visitors.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "10" } } });
const clients = 20;

/** Does something in a loop, for a while, and says how often and how fast it was done. */
async function measure(what: string, seconds: number, work: () => boolean | Promise<boolean>, atOnce = 1) {
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  const worker = async () => {
    while (performance.now() - started < 1000 * seconds) {
      const before = performance.now();
      if (await work()) times.push(performance.now() - before);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  times.sort((one, other) => one - other);
  const quantile = (share: number) => Number(times[Math.floor(times.length * share)]?.toFixed(2));
  const rate = Math.round((1000 * times.length) / (performance.now() - started));
  return { what, "a second": rate, "p50 ms": quantile(0.5), "p99 ms": quantile(0.99), failed };
}

async function store(url: string): Promise<boolean> {
  const network = randomBytes(4)
    .toString("hex")
    .replace(/(?=.{4}$)/, ":");
  const answer = await fetch(`${url}/functions/v1/send-contact-email`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `2001:db8:${network}::1` },
    body: JSON.stringify(newSubmission()),
  }).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status === 200;
}

async function measureServer(engine: string, databaseUrl?: string) {
  const server = await startServer({
    port: await freePort(),
    dataFolder: join(folder, engine),
    smtpUrl: `smtp://127.0.0.1:${await freePort()}`,
    environment: { RATE_LIMIT: "60", TRUST_PROXY: "loopback" },
    ...(databaseUrl ? { databaseUrl } : {}),
  });
  try {
    const work = () => store(server.url);
    await measure("warm up", 2, work, clients);
    const figures = await measure(`${engine}: ${clients} clients`, Number(values.seconds), work, clients);
    const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", `${server.pid}`], { encoding: "utf8" });
    return { ...figures, "MB at the end": Math.round((Number(stdout.trim()) * 1024) / 1e6) };
  } finally {
    await server.end("SIGTERM");
  }
}

const folder = await mkdtemp(join(tmpdir(), "bench-contact-"));
const postgres = await startPostgres();
const page = Buffer.alloc(4096, 1);
const file = openSync(join(folder, "syncs"), "w");
try {
  const synced = () => {
    writeSync(file, page);
    fsyncSync(file);
    return true;
  };
  console.table([
    await measure("write and fsync of 4 kB", 3, synced),
    await measureServer("sqlite"),
    await measureServer("postgresql", await postgres.newDatabase()),
  ]);
} finally {
  closeSync(file);
  await rm(folder, { recursive: true, force: true });
}
