import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { OutboxFigures } from "#contact/outbox-figures.ts";
import type { ArrivedLead, Receipt } from "#contact/receive-lead.ts";

type Receive = (arrived: ArrivedLead) => Promise<Receipt>;

export interface Metrics {
  /** The same receiver, whose outcomes are counted. */
  watch(receive: Receive): Receive;
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>;
}

/** Counts what becomes of requests in this process and asks the outbox how it stands. */
export function createMetrics(
  readOutbox: () => Promise<OutboxFigures>,
  load: { readonly refused: number },
): Metrics {
  const outcomes = { accepted: 0, quarantined: 0, limited: 0, failed: 0 };
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();

  return {
    watch: (receive) => async (arrived) => {
      try {
        const receipt = await receive(arrived);
        outcomes[receipt.stored ? receipt.state : "limited"] += 1;
        return receipt;
      } catch (error) {
        outcomes.failed += 1;
        throw error;
      }
    },
    async text() {
      const outbox = await readOutbox().catch(() => null);
      const lag = { p50: delay.percentile(50), p99: delay.percentile(99), max: delay.max };
      delay.reset();
      return [
        family(
          "orvane_leads_total",
          "counter",
          "Leads by what became of them since the start.",
          "outcome",
          outcomes,
        ),
        family(
          "orvane_refused_total",
          "counter",
          "What was refused under too much load, since the start.",
          null,
          {
            "": load.refused,
          },
        ),
        family("orvane_up", "gauge", "Whether the database answers.", null, { "": outbox ? 1 : 0 }),
        ...(outbox
          ? [
              family(
                "orvane_deliveries",
                "gauge",
                "Mails and webhook calls in the outbox by state.",
                "state",
                outbox.deliveries,
              ),
              family(
                "orvane_oldest_pending_seconds",
                "gauge",
                "Age of the oldest delivery still to be made.",
                null,
                {
                  "": outbox.oldestPendingSeconds,
                },
              ),
            ]
          : []),
        family(
          "orvane_event_loop_delay_seconds",
          "gauge",
          "Delay of the event loop since the last look.",
          "quantile",
          {
            "0.5": seconds(lag.p50),
            "0.99": seconds(lag.p99),
            "1": seconds(lag.max),
          },
        ),
        family("process_resident_memory_bytes", "gauge", "Memory the process holds.", null, {
          "": process.memoryUsage.rss(),
        }),
        family("process_start_time_seconds", "gauge", "When the process was started, since 1970.", null, {
          "": performance.timeOrigin / 1000,
        }),
      ].join("");
    },
  };
}

/** One metric with its values, by a label where it has one. */
function family(
  name: string,
  type: "counter" | "gauge",
  help: string,
  label: string | null,
  values: Readonly<Record<string, number>>,
): string {
  const lines = Object.entries(values).map(([key, value]) =>
    label === null ? `${name} ${value}` : `${name}{${label}="${key}"} ${value}`,
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("\n")}\n`;
}

function seconds(nanoseconds: number): number {
  return Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0;
}

/** Answers `/metrics` on a port of its own, which nothing but the monitoring should reach. */
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
  // Rejects where the port cannot be had.
  await once(server.listen(port, host), "listening");
  return server;
}
