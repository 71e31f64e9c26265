import { setTimeout as wait } from "node:timers/promises";
import { load } from "#bench/load-generator.ts";
import { startBuffer, startOwn } from "#bench/peers.ts";
import { cores, memoryOf, pin, processorSecondsOf, type Running } from "#bench/processes.ts";
import type { Measured } from "#bench/results.ts";
import { median } from "#bench/statistics.ts";

/** Idle time before a server's memory is read, in milliseconds. */
const rest = 5_000;

/** Starts the server several times, then measures the memory of one after so many page requests. */
export async function measureStart(rounds: number, requests: number): Promise<Measured> {
  const own: FirstAnswer[] = [];
  const bare: FirstAnswer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await firstAnswer(startOwn));
    bare.push(await firstAnswer(startBuffer));
  }

  const server = await startOwn();
  const samples: { readonly requests: number; readonly megabytes: number }[] = [];
  try {
    pin(server.pid, cores.server);
    const sample = async (answered: number) => {
      await wait(rest);
      samples.push({ requests: answered, megabytes: memoryOf(server.pid) });
    };
    await sample(0);
    let answered = 0;
    for (let tenth = 1; tenth <= 10; tenth += 1) {
      while (answered < (requests * tenth) / 10) {
        const { requests: more } = await load(server.url, 2);
        if (more === 0) throw new Error("the server answers no page");
        answered += more;
      }
      await sample(answered);
    }
  } finally {
    await server.end();
  }
  const [atRest, first, last] = [samples.at(0), samples.at(1), samples.at(-1)].map(
    (sample) => sample?.megabytes ?? Number.NaN,
  ) as [number, number, number];
  const count = new Intl.NumberFormat("en-GB").format(samples.at(-1)?.requests ?? 0);
  const list = samples.map(({ megabytes }) => megabytes.toFixed(0)).join(", ");
  return {
    figures: {
      firstAnswer: {
        value: median(own.map(({ milliseconds }) => milliseconds)),
        note:
          `median of ${rounds}, ${processorTime(own)} ms of a processor; a buffer from node:http ` +
          `${median(bare.map(({ milliseconds }) => milliseconds)).toFixed(0)}, ${processorTime(bare)} ms`,
      },
      memoryAtRest: { value: atRest, note: `${rest / 1000} s after the start` },
      memoryGrowth: {
        value: last / first,
        note: `${count} requests; idle and after each tenth ${list} MB`,
      },
    },
    details: { own, bare, samples },
  };
}

interface FirstAnswer {
  /** From the start of the process. */
  readonly milliseconds: number;
  /** CPU time of all threads of the process; null if the system does not report it. */
  readonly processorMilliseconds: number | null;
}

async function firstAnswer(start: () => Promise<Running>): Promise<FirstAnswer> {
  const started = performance.now();
  const server = await start();
  const milliseconds = performance.now() - started;
  const seconds = await processorSecondsOf(server.pid);
  await server.end();
  return { milliseconds, processorMilliseconds: seconds === null ? null : 1000 * seconds };
}

const processorTime = (all: readonly FirstAnswer[]) =>
  median(all.map(({ processorMilliseconds }) => processorMilliseconds ?? Number.NaN)).toFixed(0);
