import { join } from "node:path";
import { cores, isInstalled, outputOf, pinned } from "#bench/processes.ts";

/** Result of a load test; only complete pages count as answered. */
export interface Load {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Responses without a 2xx status, and broken connections. */
  readonly failed: number;
}

export const connections = 64;

/** wrk uses far less of the client's core than a client in Node, so it is seldom the bottleneck. */
export const client = isInstalled("wrk", "-v") ? "wrk" : "autocannon";

const autocannon = join(import.meta.dirname, "tools/node_modules/autocannon/autocannon.js");

/** Requests a URL in Brotli for so many seconds, as fast as it is answered, over keep-alive connections. */
export async function load(url: string, seconds: number): Promise<Load> {
  return client === "wrk" ? askWithWrk(url, seconds) : askWithAutocannon(url, seconds);
}

function onOwnCore(program: string, parameters: readonly string[]): Promise<string> {
  return pinned
    ? outputOf("taskset", ["-c", String(cores.client), program, ...parameters])
    : outputOf(program, parameters);
}

async function askWithWrk(url: string, seconds: number): Promise<Load> {
  const output = await onOwnCore("wrk", [
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    "--latency",
    "--header=accept-encoding: br",
    url,
  ]);
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const milliseconds = (share: string) => {
    const [, amount, unit = ""] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
    return Number(amount) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
  };
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? [];
  const others = number(/Non-2xx[^:]*: (\d+)/);
  const requests = number(/(\d+) requests in/) - others;
  return {
    requests,
    perSecond: requests / seconds,
    p50: milliseconds("50"),
    p99: milliseconds("99"),
    failed: broken.slice(1).reduce((sum, count) => sum + Number(count), others),
  };
}

async function askWithAutocannon(url: string, seconds: number): Promise<Load> {
  const output = await onOwnCore(process.execPath, [
    autocannon,
    `--connections=${connections}`,
    `--duration=${seconds}`,
    "--headers=accept-encoding=br",
    "--no-progress",
    "--json",
    url,
  ]);
  const { requests, latency, errors, non2xx } = JSON.parse(output);
  const answered = requests.total - non2xx;
  return {
    requests: answered,
    perSecond: answered / seconds,
    p50: latency.p50,
    p99: latency.p99,
    failed: errors + non2xx,
  };
}
