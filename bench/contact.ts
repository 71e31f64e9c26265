/**
 * Measures how fast leads are stored, compared with the raw fsync rate of the same disk in the same run: `npm
 * run bench:contact -- [--leads=100000] [--seconds=10]`, after `npm run build`.
 *
 * The mail server is down throughout, which is the worst case for visitors: the outbox keeps trying and
 * failing meanwhile. Server and clients share the machine, so the figures are a lower bound; the first two
 * seconds of each server are discarded. Every lead comes from a different address and mailbox, and the guard
 * counts them all. All traffic stays on 127.0.0.1.
 */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "#tests/faults/postgres-cluster.ts";
import { startServer } from "#tests/faults/server-process.ts";
import { newSubmission } from "#tests/faults/visitors.ts";
import { freePort } from "#tests/free-port.ts";

const { values } = parseArgs({
  options: { leads: { type: "string", default: "100000" }, seconds: { type: "string", default: "10" } },
});
const leads = Number(values.leads);
const seconds = Number(values.seconds);

const clients = 20;

interface Figures {
  what: string;
  "a second": number;
  "p50 ms": number;
  "p99 ms": number;
  failed: number;
}

function figures(what: string, times: number[], elapsed: number, failed = 0): Figures {
  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (share: number) =>
    Math.round(100 * (sorted[Math.floor(sorted.length * share)] ?? Number.NaN)) / 100;
  const perSecond = Math.round((1000 * times.length) / elapsed);
  return { what, "a second": perSecond, "p50 ms": quantile(0.5), "p99 ms": quantile(0.99), failed };
}

/** Resident memory of a process in megabytes (of 1,000,000 bytes). */
function memoryOf(pid: number): number {
  const listed = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).stdout;
  return Math.round((Number(listed.trim()) * 1024) / 1e6);
}

/** Writes and syncs a page in a loop; no commit can be faster than this. */
function syncRate(folder: string): Figures {
  const page = Buffer.alloc(4096, 1);
  const file = openSync(join(folder, "syncs"), "w");
  const times: number[] = [];
  const started = performance.now();
  while (performance.now() - started < 3_000) {
    const before = performance.now();
    writeSync(file, page);
    fsyncSync(file);
    times.push(performance.now() - before);
  }
  closeSync(file);
  return figures("raw write and fsync of 4 kB", times, performance.now() - started);
}

const agent = new Agent({ keepAlive: true });

/** Sends a new lead; resolves to whether it was stored. */
function store(url: string): Promise<boolean> {
  const body = JSON.stringify(newSubmission());
  return new Promise((resolve) => {
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "x-forwarded-for": `2001:db8:${randomBytes(4)
        .toString("hex")
        .replace(/(?=.{4}$)/, ":")}::1`,
    };
    const sending = request(`${url}/functions/v1/send-contact-email`, { method: "POST", agent, headers });
    sending.on("response", (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode === 200));
    });
    sending.on("error", () => resolve(false));
    sending.end(body);
  });
}

/** Stores leads as fast as possible, with clients that each wait for their response. */
async function storeAll(what: string, url: string, goOn: (sent: number) => boolean): Promise<Figures> {
  const times: number[] = [];
  let sent = 0;
  let failed = 0;
  const started = performance.now();
  const client = async () => {
    while (goOn(sent)) {
      sent += 1;
      const before = performance.now();
      if (await store(url)) times.push(performance.now() - before);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return figures(what, times, performance.now() - started, failed);
}

async function measure(engine: string, folder: string, databaseUrl?: string) {
  const started = performance.now();
  const server = await startServer({
    port: await freePort(),
    dataFolder: join(folder, engine),
    smtpUrl: `smtp://127.0.0.1:${await freePort()}`,
    environment: { RATE_LIMIT: "60", TRUST_PROXY: "loopback" },
    ...(databaseUrl ? { databaseUrl } : {}),
  });
  const start = Math.round(performance.now() - started);
  try {
    const memoryAtStart = memoryOf(server.pid);
    const storeFor = (duration: number) => {
      const until = performance.now() + 1000 * duration;
      return storeAll(`${engine}: ${clients} clients at once`, server.url, () => performance.now() < until);
    };
    await storeFor(2);
    const most = await storeFor(seconds);
    const stored = most["a second"] * seconds;
    const rows = [most];
    if (engine === "sqlite" && leads > stored) {
      rows.push(
        await storeAll(`${engine}: until ${leads} leads`, server.url, (sent) => sent < leads - stored),
      );
    }
    const memoryAtEnd = memoryOf(server.pid);
    return {
      rows,
      memory: { engine, "start ms": start, "MB at start": memoryAtStart, "MB at end": memoryAtEnd },
    };
  } finally {
    await server.end("SIGTERM");
  }
}

const folder = await mkdtemp(join(tmpdir(), "bench-contact-"));
const postgres = await startPostgres();
try {
  const raw = syncRate(folder);
  const sqlite = await measure("sqlite", folder);
  const postgresql = await measure("postgresql", folder, await postgres.newDatabase());
  console.table([raw, ...sqlite.rows, ...postgresql.rows]);
  console.table([sqlite.memory, postgresql.memory]);
} finally {
  agent.destroy();
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
}
