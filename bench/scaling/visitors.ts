import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { newSubmission, submit } from "#tests/faults/visitors.ts";

/** What happened to the visitors during one part of the run. */
export interface Phase {
  readonly name: string;
  readonly started: number;
  /** Milliseconds of each page that was answered. */
  readonly pages: number[];
  /** Milliseconds of each contact request that was stored, from its first try. */
  readonly requests: number[];
  /** Pages that were answered with an error, or not at all. */
  pageErrors: number;
  /** The same of contact requests; the visitor then tries again with the same key. */
  requestErrors: number;
}

export interface Crowd {
  /** Keys of the requests that were answered as stored. */
  readonly stored: ReadonlySet<string>;
  readonly phases: readonly Phase[];
  /** From now on all is counted under this name. */
  enter(name: string): void;
  /** Lets each finish what it began. Returns when all are gone, and when that was. */
  leave(): Promise<number>;
}

/** Lets readers ask for one random page after the other, and writers send a request every so often. */
export function letCrowdIn(
  url: string,
  paths: readonly string[],
  size: { readonly readers: number; readonly writers: number; readonly pause: number },
): Crowd {
  const phases: Phase[] = [];
  const stored = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  const enter = (name: string): Phase => {
    const entered = {
      name,
      started: performance.now(),
      pages: [],
      requests: [],
      pageErrors: 0,
      requestErrors: 0,
    };
    phases.push(entered);
    return entered;
  };
  let phase = enter("before");
  let leaving = false;

  const readOn = async () => {
    while (!leaving) {
      const path = paths[Math.floor(Math.random() * paths.length)] ?? "/";
      const before = performance.now();
      if (await readPage(url, path, agent)) phase.pages.push(performance.now() - before);
      else phase.pageErrors += 1;
    }
  };
  const writeOn = async () => {
    while (!leaving) {
      const submission = newSubmission();
      const before = performance.now();
      for (let tries = 0; tries < 100; tries += 1) {
        if ((await submit(url, submission)) === 200) {
          phase.requests.push(performance.now() - before);
          stored.add(submission["idempotencyKey"] ?? "");
          break;
        }
        phase.requestErrors += 1;
        await wait(100);
      }
      await wait(size.pause * (0.5 + Math.random()));
    }
  };
  const all = Promise.all([
    ...Array.from({ length: size.readers }, readOn),
    ...Array.from({ length: size.writers }, writeOn),
  ]);
  return {
    stored,
    phases,
    enter(name) {
      phase = enter(name);
    },
    async leave() {
      leaving = true;
      const left = performance.now();
      await all;
      agent.destroy();
      return left;
    },
  };
}

/** Whether the whole page arrived. */
function readPage(url: string, path: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const reading = request(new URL(path, url), { agent, headers: { "accept-encoding": "br" } });
    reading.setTimeout(30_000, () => reading.destroy());
    reading.on("error", () => resolve(false));
    reading.on("response", (response) => {
      response.resume();
      response.on("error", () => resolve(false));
      response.on("close", () => resolve(response.complete && response.statusCode === 200));
    });
    reading.end();
  });
}
