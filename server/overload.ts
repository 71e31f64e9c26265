import type { IncomingMessage, ServerResponse } from "node:http";
import { contactPath } from "#server/contact-endpoint.ts";

/** Detects whether more requests arrive than this process can answer in time. */
export type OverloadDetector = ReturnType<typeof createOverloadDetector>;

/** Interval of the samples, delay that counts as late, and how long it must last, in milliseconds. */
const sampling = { interval: 100, late: 300, lasting: 2_000 } as const;

/** Retry-After in seconds for refused requests. */
const retryAfter = 5;

const tooBusy = "Too busy, try again in a moment";
const refusal = {
  "Retry-After": `${retryAfter}`,
  "Cache-Control": "no-store",
  "Content-Type": "text/plain; charset=utf-8",
  "Content-Length": `${tooBusy.length}`,
};

export const readyPath = "/ready";

/** Never refused: monitoring must be able to see the server, and leads are what the site is for. */
const alwaysAnswered = new Set(["/health", readyPath, contactPath]);

/** Measures how late a timer fires, as every request waits as long; a single slow moment does not count. */
export function createOverloadDetector() {
  const { interval, late, lasting } = sampling;
  let last: number | undefined;
  let lateSince: number | undefined;
  let isOverloaded = false;
  return {
    /** Requests refused since the start. */
    refused: 0,
    isOverloaded: (): boolean => isOverloaded,
    /** Call at every sampling interval with a monotonic time in milliseconds. */
    tick(now: number): void {
      const isLate = last !== undefined && now - last - interval >= late;
      lateSince = isLate ? (lateSince ?? now) : undefined;
      isOverloaded = lateSince !== undefined && now - lateSince >= lasting;
      last = now;
    },
  };
}

export function detectOverload(): OverloadDetector {
  const watch = createOverloadDetector();
  setInterval(() => watch.tick(performance.now()), sampling.interval).unref();
  return watch;
}

/** Refuses low-priority requests under overload, as cheaply as possible. Returns whether it did. */
export function refuseIfOverloaded(
  load: OverloadDetector,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): boolean {
  if (!load.isOverloaded() || alwaysAnswered.has(request.url?.split("?", 1)[0] ?? "")) return false;
  load.refused += 1;
  response.writeHead(503, { ...headers, ...refusal }).end(request.method === "HEAD" ? undefined : tooBusy);
  return true;
}

/** Refuses excess calls, because they would time out while queued and hold memory until then. */
export function limitConcurrency<Input, Output>(
  most: number,
  work: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  let underWay = 0;
  return async (input) => {
    if (underWay >= most) throw Object.assign(new Error("too many at once"), { code: "TOO_MANY" });
    underWay += 1;
    try {
      return await work(input);
    } finally {
      underWay -= 1;
    }
  };
}
