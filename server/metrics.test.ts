import type { Server } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import type { OutboxFigures } from "#contact/outbox/outbox-figures.ts";
import type { IncomingLead, ReceiveResult } from "#contact/receive-lead.ts";
import { createMetrics, serveMetrics } from "#server/metrics.ts";

const figures: OutboxFigures = {
  deliveries: [
    { kind: "agency", state: "dead", count: 1 },
    { kind: "webhook", state: "pending", count: 2 },
  ],
  oldestPendingSeconds: 90,
  withoutReceipt: 4,
};
const arrived = {} as IncomingLead;
const dependencies = {
  readOutbox: async () => figures,
  checkHealth: async () => 1500,
  readLastBackup: async () => null,
  load: { refused: 3 },
};
let server: Server | undefined;
afterEach(() => server?.close());

describe("the metrics", () => {
  test("count the outcomes of requests, and pass results and errors on", async () => {
    const metrics = createMetrics(dependencies);
    const answers: (ReceiveResult | Error)[] = [
      { stored: true, state: "accepted" },
      { stored: true, state: "quarantined" },
      { stored: false, retryAfter: 9 },
      new Error("disk full"),
    ];
    for (const answer of answers) {
      const receive = metrics.watch(async () => {
        if (answer instanceof Error) throw answer;
        return answer;
      });
      if (answer instanceof Error) await expect(receive(arrived)).rejects.toThrow(answer);
      else expect(await receive(arrived)).toBe(answer);
    }
    const text = await metrics.text();
    for (const outcome of ["accepted", "quarantined", "limited", "failed"]) {
      expect(text).toContain(`orvane_leads_total{outcome="${outcome}"} 1\n`);
    }
  });

  test("report the state of the outbox in the Prometheus format", async () => {
    const text = await createMetrics(dependencies).text();
    expect(text).toContain('orvane_deliveries{kind="webhook",state="pending"} 2\n');
    expect(text).toContain('orvane_deliveries{kind="agency",state="dead"} 1\n');
    expect(text).toContain("orvane_oldest_pending_seconds 90\n");
    expect(text).toContain("orvane_refused_total 3\n");
    expect(text).toContain("orvane_write_seconds 1.5\n");
    for (const line of text.trimEnd().split("\n")) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[\w.]+"(,\w+="[\w.]+")*\})? [\d.e+-]+)$/);
    }
  });

  test("report that nothing can be stored", async () => {
    const gone = async () => {
      throw new Error("gone");
    };
    const text = await createMetrics({ ...dependencies, readOutbox: gone, checkHealth: gone }).text();
    expect(text).toContain("orvane_up 0\n");
  });

  test("are served on a port of their own, at one path", async () => {
    server = await serveMetrics(createMetrics(dependencies), "127.0.0.1", 0);
    const address = server.address();
    const base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    const answer = await fetch(`${base}/metrics`);
    expect(answer.headers.get("content-type")).toContain("version=0.0.4");
    expect(await answer.text()).toContain("orvane_up 1");
    expect((await fetch(`${base}/`)).status).toBe(404);
    expect((await fetch(`${base}/metrics`, { method: "POST" })).status).toBe(404);
  });
});
