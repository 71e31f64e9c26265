import { setTimeout as wait } from "node:timers/promises";
import { load } from "#bench/load.ts";
import { startBuffer, startOwn } from "#bench/peers.ts";
import { cores, memoryOf, pin, type Running } from "#bench/processes.ts";
import type { Measured } from "#bench/results.ts";
import { median } from "#bench/statistics.ts";

/** How long a server is left alone before its memory is read, in milliseconds. */
const rest = 5_000;

/** Starts the server several times, then lets one answer so many page requests and looks at its memory. */
export async function measureStart(rounds: number, requests: number): Promise<Measured> {
  const own: number[] = [];
  const bare: number[] = [];
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
        const { requests: more, failed } = await load(server.url, 2);
        if (more === 0 || failed > 0) throw new Error(`${failed} requests failed`);
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
        value: median(own),
        note: `median of ${rounds}; a buffer from node:http ${median(bare).toFixed(0)} ms`,
      },
      memoryAtRest: { value: atRest, note: `${rest / 1000} s after the start` },
      memoryGrowth: {
        value: last / first,
        note: `${count} requests; at rest and after each tenth ${list} MB`,
      },
    },
    details: { own, bare, samples },
  };
}

/** Milliseconds from starting a process to its first answer. */
async function firstAnswer(start: () => Promise<Running>): Promise<number> {
  const started = performance.now();
  const server = await start();
  const milliseconds = performance.now() - started;
  await server.end();
  return milliseconds;
}
