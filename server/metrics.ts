import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { OutboxFigures } from "#contact/outbox/outbox-figures.ts";
import type { IncomingLead, ReceiveResult } from "#contact/receive-lead.ts";

type Receive = (arrived: IncomingLead) => Promise<ReceiveResult>;

export type Metrics = ReturnType<typeof createMetrics>;

export interface MetricsDependencies {
  readOutbox: () => Promise<OutboxFigures>;
  /** Resolves to the milliseconds that a write takes; rejects if leads cannot be stored. */
  checkHealth: () => Promise<number>;
  readLastBackup: () => Promise<number | null>;
  load: { refused: number };
}

/** Counts the outcomes of leads in this process, and reads the state of the store on request. */
export function createMetrics({ readOutbox, checkHealth, readLastBackup, load }: MetricsDependencies) {
  const outcomes = { accepted: 0, quarantined: 0, limited: 0, failed: 0 };
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();

  return {
    /** Wraps a receiver so that its outcomes are counted. */
    watch:
      (receive: Receive): Receive =>
      async (arrived) => {
        try {
          const receipt = await receive(arrived);
          outcomes[receipt.stored ? receipt.state : "limited"] += 1;
          return receipt;
        } catch (error) {
          outcomes.failed += 1;
          throw error;
        }
      },
    /** All metrics in the Prometheus text format. */
    async text(): Promise<string> {
      const writeTime = await checkHealth().catch(() => null);
      const outbox = await readOutbox().catch(() => null);
      const lag = { "0.5": delay.percentile(50), "0.99": delay.percentile(99), "1": delay.max };
      delay.reset();
      const samples: [name: string, help: string, value: number | Sample[] | undefined][] = [
        [
          "orvane_leads_total",
          "Leads by what became of them since the start.",
          Object.entries(outcomes).map(([outcome, value]) => ({ labels: { outcome }, value })),
        ],
        ["orvane_refused_total", "Requests refused under too much load since the start.", load.refused],
        ["orvane_up", "Whether leads can be stored.", writeTime === null ? 0 : 1],
        [
          "orvane_write_seconds",
          "How long a write to the database takes now.",
          writeTime === null ? undefined : writeTime / 1000,
        ],
        [
          "orvane_deliveries",
          "Mails and webhook calls in the outbox by kind and state.",
          outbox?.deliveries.map(({ kind, state, count }) => ({ labels: { kind, state }, value: count })),
        ],
        [
          "orvane_oldest_pending_seconds",
          "Age of the oldest delivery still to be made.",
          outbox?.oldestPendingSeconds,
        ],
        [
          "orvane_leads_without_receipt",
          "Leads of the last day, not suspected, whose senders got no receipt because of its limits.",
          outbox?.withoutReceipt,
        ],
        [
          "orvane_last_backup_timestamp_seconds",
          "When the last backup was finished, since 1970; 0 for never.",
          ((await readLastBackup()) ?? 0) / 1000,
        ],
        [
          "orvane_event_loop_delay_seconds",
          "Delay of the event loop since the last look.",
          Object.entries(lag).map(([quantile, delay]) => ({ labels: { quantile }, value: seconds(delay) })),
        ],
        ["process_resident_memory_bytes", "Memory the process holds.", process.memoryUsage.rss()],
        [
          "process_start_time_seconds",
          "When the process was started, since 1970.",
          performance.timeOrigin / 1000,
        ],
      ];
      return samples
        .map(([name, help, value]) => (value === undefined ? "" : family(name, help, value)))
        .join("");
    },
  };
}

interface Sample {
  labels: Record<string, string>;
  value: number;
}

/** Formats one metric for Prometheus: a single value, or one per combination of labels. */
function family(name: string, help: string, value: number | Sample[]): string {
  const type = name.endsWith("_total") ? "counter" : "gauge";
  const samples = typeof value === "number" ? [{ labels: {}, value }] : value;
  const lines = samples.map((sample) => {
    const labels = Object.entries(sample.labels).map(([label, text]) => `${label}="${text}"`);
    return `${name}${labels.length > 0 ? `{${labels.join(",")}}` : ""} ${sample.value}\n`;
  });
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function seconds(nanoseconds: number): number {
  return Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0;
}

/** Serves `/metrics` on a port of its own, which only monitoring should be able to reach. */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?", 1)[0] !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) =>
        response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = 5_000;
  // Rejects if the port is not available.
  await once(server.listen(port, host), "listening");
  return server;
}
