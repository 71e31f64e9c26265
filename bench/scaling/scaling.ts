import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { kept, type Measured } from "#bench/results.ts";
import { costOfRequests, costOfVisits, type RequestCost } from "#bench/scaling/arithmetic.ts";
import type { ProxyCounts } from "#bench/scaling/caching-proxy.ts";
import { letCrowdIn, type Phase } from "#bench/scaling/visitors.ts";
import { canonicalPages } from "#bench/site-pages.ts";
import { quantile } from "#bench/statistics.ts";
import { openStore } from "#contact/store/open-store.ts";
import type { Store } from "#contact/store/tables.ts";
import { startMailServer } from "#tests/faults/counting-mail-server.ts";
import { freePort } from "#tests/faults/free-port.ts";
import { startPostgres } from "#tests/faults/postgres-cluster.ts";
import { startServer } from "#tests/faults/server-process.ts";

/** Readers ask without a pause; a writer rests so many milliseconds between two requests, on average. */
const crowd = { readers: 32, writers: 10, pause: 250 } as const;

/**
 * Two servers on one PostgreSQL behind a caching proxy, under load: after a third of the time one is killed, after
 * two thirds it is started again. Counts what the visitors saw, and afterwards what the database holds.
 */
export async function measureScaling(seconds: number): Promise<Measured> {
  const paths = (await canonicalPages()).map(({ path }) => path);
  const folder = await mkdtemp(join(tmpdir(), "bench-scaling-"));
  const [postgres, mailServer] = await Promise.all([startPostgres(), startMailServer()]);
  const databaseUrl = await postgres.newDatabase();
  const start = (port: number) =>
    startServer({ port, dataFolder: folder, smtpUrl: mailServer.url, databaseUrl });
  const ports = [await freePort(), await freePort()] as const;
  const other = await start(ports[1]);
  let killed = await start(ports[0]);
  const proxy = await startProxy([killed.url, other.url]);
  try {
    const store = await openStore(folder, databaseUrl);
    const before = await workOf(store);
    const visitors = letCrowdIn(proxy.url, paths, crowd);
    // The first seconds fill the cache and warm the servers up.
    await wait(3_000);
    const counts = [await proxy.counts()];
    const pass = async (name: string) => {
      visitors.enter(name);
      await wait((1000 * seconds) / 3);
      counts.push(await proxy.counts());
    };
    await pass("two servers");
    await killed.end("SIGKILL");
    await pass("one killed");
    const restart = start(ports[0]);
    await pass("started again");
    killed = await restart;
    const left = await visitors.leave();

    const sentUnderLoad = mailServer.taken.length;
    const held = await sendTheRest(store);
    const rows = await store.selectFrom("request").select("idempotency_key").execute();
    const mails = await store.selectFrom("mail").select(["message_id", "state"]).execute();
    const after = await workOf(store);
    await store.destroy();
    const keys = rows.map(({ idempotency_key }) => idempotency_key);
    const known = new Set(keys);
    const taken = new Set(mailServer.taken);
    const found = {
      answered: visitors.stored.size,
      lost: [...visitors.stored].filter((key) => !known.has(key)).length,
      storedTwice: keys.length - known.size,
      mails: mails.length,
      unsent: mails.filter(({ message_id, state }) => state !== "sent" || !taken.has(message_id)).length,
      sentUnderLoad,
      held,
      sentTwice: mailServer.taken.length - taken.size,
    };
    const phases = visitors.phases
      .slice(1)
      .map((phase, position, all) =>
        summary(phase, (all[position + 1]?.started ?? left) - phase.started, between(counts, position)),
      );
    const each = (use: keyof RequestCost) => (after[use] - before[use]) / known.size;
    const cost: RequestCost = {
      mails: mails.length / known.size,
      tableBytes: each("tableBytes"),
      logBytes: each("logBytes"),
      commits: each("commits"),
      syncs: each("syncs"),
    };
    const transfer = (await kept()).find(({ section }) => section === "transfer");
    const errors = visitors.phases.reduce((sum, phase) => sum + phase.pageErrors + phase.requestErrors, 0);
    const pages = visitors.phases.reduce((sum, phase) => sum + phase.pages.length, 0);
    return {
      figures: {
        lost: {
          value: found.lost,
          note: `${found.answered} answered, ${found.storedTwice} stored twice, ${found.unsent} of ${found.mails} mails unsent`,
        },
        errorsSeen: { value: errors, note: `${pages + found.answered} answers` },
      },
      details: { crowd, seconds, found, phases, counts, cost },
      reports: {
        simulation: report(phases, found),
        requests: costOfRequests(cost),
        visits: costOfVisits(transfer),
      },
    };
  } finally {
    await proxy.end();
    for (const server of [killed, other]) await server.end("SIGKILL");
    await mailServer.stop();
    await postgres.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Waits until the servers have sent every mail, and gives how many of them a killed one held. Its claims are
 * ended by hand, which time does otherwise.
 */
async function sendTheRest(store: Store): Promise<number> {
  const pending = async () =>
    (await store.selectFrom("mail").select("id").where("state", "=", "pending").execute()).length;
  const untilIdle = async () => {
    let left = await pending();
    for (let idle = 0; left > 0 && idle < 12; idle += 1) {
      await wait(500);
      const now = await pending();
      if (now < left) idle = 0;
      left = now;
    }
    return left;
  };
  const held = await untilIdle();
  await store
    .updateTable("mail")
    .set({ lease_until: 0, next_attempt_at: 0 })
    .where("state", "=", "pending")
    .execute();
  await untilIdle();
  return held;
}

/** What PostgreSQL counts of its own work so far; mails are counted in the table. */
async function workOf(store: Store): Promise<RequestCost> {
  // Counts of a session become visible to others a moment after it rests.
  await wait(1_500);
  const { rows } = await sql<Omit<RequestCost, "mails">>`
    select
      (pg_total_relation_size('request') + pg_total_relation_size('mail'))::float8 as "tableBytes",
      (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as "logBytes",
      (select xact_commit::float8 from pg_stat_database where datname = current_database()) as "commits",
      (select sum(fsyncs)::float8 from pg_stat_io where object = 'wal') as "syncs"`.execute(store);
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL counts nothing");
  return { ...row, mails: 0 };
}

type Counts = Readonly<ProxyCounts>;

function between(counts: readonly Counts[], position: number): Counts {
  const [before, after] = [counts[position], counts[position + 1]];
  if (!before || !after) throw new Error("the proxy was not asked");
  return {
    fresh: after.fresh - before.fresh,
    stale: after.stale - before.stale,
    revalidated: after.revalidated - before.revalidated,
    fetched: after.fetched - before.fetched,
    passed: after.passed - before.passed,
    failed: after.failed - before.failed,
    repeated: after.repeated - before.repeated,
  };
}

function summary(phase: Phase, milliseconds: number, counts: Counts) {
  const perSecond = (list: readonly number[]) => (1000 * list.length) / milliseconds;
  const share = (count: number) =>
    (100 * count) / (counts.fresh + counts.stale + counts.revalidated + counts.fetched);
  return {
    name: phase.name,
    pagesPerSecond: perSecond(phase.pages),
    pageP99: quantile(phase.pages, 0.99),
    requestsPerSecond: perSecond(phase.requests),
    requestP99: quantile(phase.requests, 0.99),
    requestSlowest: quantile(phase.requests, 1),
    withoutServer: share(counts.fresh + counts.stale),
    confirmed: share(counts.revalidated),
    repeated: counts.repeated,
    errors: phase.pageErrors + phase.requestErrors,
  };
}

function report(
  phases: readonly ReturnType<typeof summary>[],
  found: Readonly<Record<string, number>>,
): string {
  const count = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
  const row = (what: string, figure: (phase: ReturnType<typeof summary>) => string) =>
    `| ${what} | ${phases.map(figure).join(" | ")} |`;
  return [
    `| | ${phases.map(({ name }) => name).join(" | ")} |`,
    `| --- | ${phases.map(() => "---:").join(" | ")} |`,
    row("pages a second", ({ pagesPerSecond }) => count.format(pagesPerSecond)),
    row("99th percentile of a page", ({ pageP99 }) => `${count.format(pageP99)} ms`),
    row("pages from the cache, no server asked", ({ withoutServer }) => `${withoutServer.toFixed(1)} %`),
    row("pages from the cache, after a server’s 304", ({ confirmed }) => `${confirmed.toFixed(1)} %`),
    row("contact requests stored a second", ({ requestsPerSecond }) => requestsPerSecond.toFixed(1)),
    row("99th percentile of a contact request", ({ requestP99 }) => `${count.format(requestP99)} ms`),
    row("the slowest contact request", ({ requestSlowest }) => `${count.format(requestSlowest)} ms`),
    row("sent again to the other server by the proxy", ({ repeated }) => count.format(repeated)),
    row("errors visitors saw", ({ errors }) => count.format(errors)),
    "",
    `${count.format(found["answered"] ?? 0)} contact requests were answered as stored: ${found["lost"]} of them lost, ` +
      `${found["storedTwice"]} stored twice. Of their ${count.format(found["mails"] ?? 0)} mails ` +
      `${count.format(found["sentUnderLoad"] ?? 0)} went out during the run; ${found["held"]} were in the killed server’s ` +
      `hands and sent by others once its claims ended; ${found["unsent"]} were never sent, ${found["sentTwice"]} twice ` +
      `under one Message-ID.`,
  ].join("\n");
}

/** The proxy as a process of its own, so that it does not wait for the visitors' work. */
async function startProxy(servers: readonly string[]) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const proxy = fork(join(import.meta.dirname, "caching-proxy.ts"), [String(port), ...servers]);
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(`${url}/health`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) break;
    if (attempt === 200 || proxy.exitCode !== null) throw new Error("the proxy does not answer");
    await wait(20);
  }
  return {
    url,
    async counts(): Promise<Counts> {
      const told = once(proxy, "message");
      proxy.send("counts");
      const [counts] = await told;
      return counts;
    },
    async end() {
      const ended = once(proxy, "exit");
      proxy.kill("SIGTERM");
      await ended;
    },
  };
}
