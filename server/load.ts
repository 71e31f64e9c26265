import type { IncomingMessage, ServerResponse } from "node:http";
import { challengePath } from "#server/challenge-call.ts";
import { contactPath } from "#server/contact-call.ts";

/** Tells whether more arrives than this process can answer in time. */
export interface LoadWatch {
  isTooMuch(): boolean;
  /** A tick of an even clock, in milliseconds of any origin. */
  tick(now: number): void;
  /** How many requests were refused since the start. */
  refused: number;
}

/** Milliseconds between two looks at the clock; by how much each may be late, and for how long. */
const looks = { every: 100, late: 300, lasting: 2_000 } as const;

/** Seconds after which a refused visitor may try again. */
const retryAfter = 5;

const tooBusy = "Too busy, try again in a moment";
const refusal = [
  ...["Retry-After", `${retryAfter}`, "Cache-Control", "no-store"],
  ...["Content-Type", "text/plain; charset=utf-8", "Content-Length", `${tooBusy.length}`],
];

/** Answered whatever the load is: who watches the server must see it, and a request is what the site is for. */
const kept = new Set(["/health", contactPath, challengePath]);

/**
 * Measures by how much a clock is late that should tick evenly: what waits to be answered waits as long. One
 * slow moment is none; a queue that stays for seconds grows, and serving it late serves nobody.
 */
export function createLoadWatch(): LoadWatch {
  const { every, late, lasting } = looks;
  let last: number | undefined;
  let lateSince: number | undefined;
  let isTooMuch = false;
  return {
    refused: 0,
    isTooMuch: () => isTooMuch,
    tick(now) {
      const isLate = last !== undefined && now - last - every >= late;
      lateSince = isLate ? (lateSince ?? now) : undefined;
      isTooMuch = lateSince !== undefined && now - lateSince >= lasting;
      last = now;
    },
  };
}

/** Watches this process for as long as it lives. */
export function watchLoad(): LoadWatch {
  const watch = createLoadWatch();
  setInterval(() => watch.tick(performance.now()), looks.every).unref();
  return watch;
}

/** Refuses what can wait while there is too much to do, at the least cost there is; tells whether it did. */
export function refused(load: LoadWatch, request: IncomingMessage, response: ServerResponse): boolean {
  if (!load.isTooMuch() || kept.has(request.url?.split("?", 1)[0] ?? "")) return false;
  load.refused += 1;
  response.writeHead(503, refusal).end(request.method === "HEAD" ? undefined : tooBusy);
  return true;
}

/**
 * The same work, refused while so many are under way: those who come later would wait for longer than they
 * do, and hold memory meanwhile.
 */
export function atMost<Input, Output>(
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
