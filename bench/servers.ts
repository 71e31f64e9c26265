import { client, connections, type Load, load } from "#bench/load-generator.ts";
import { hasNginx, type Peer, peers, startPeers } from "#bench/peers.ts";
import { pinned, processorSecondsOf, type Running } from "#bench/processes.ts";
import type { Figure, Measured } from "#bench/results.ts";
import { median } from "#bench/statistics.ts";

interface Turn extends Load {
  /** Requests per second of the server's own CPU time, which no busy client or neighbour affects. */
  readonly perProcessorSecond: number | null;
  /**
   * Share of its core the server used, from 0 to 1: well below 1 if the client or a neighbour was the
   * bottleneck.
   */
  readonly busy: number | null;
}

/** Share from which the server itself counts as the bottleneck. */
const atLimit = 0.9;

/** Loads the home page of each server in turn, round by round, so that a slow minute affects all of them. */
export async function measureServers(rounds: number, seconds: number): Promise<Measured> {
  const running = await startPeers();
  const turns = new Map<Peer, Turn[]>();
  try {
    for (const server of running.values()) await load(server.url, 2);
    for (let round = 0; round < rounds; round += 1) {
      for (const [peer, server] of running) {
        turns.set(peer, [...(turns.get(peer) ?? []), await turn(server, seconds)]);
      }
    }
  } finally {
    for (const server of running.values()) await server.end();
  }
  const own = turns.get("ours") ?? [];
  const all = [...turns].map(([peer, list]) => ({
    server: peers[peer],
    perSecond: Math.round(median(list.map(({ perSecond }) => perSecond))),
    perProcessorSecond: Math.round(median(list.flatMap((one) => one.perProcessorSecond ?? []))),
    busy: median(list.flatMap((one) => one.busy ?? [])),
    p50: median(list.map(({ p50 }) => p50)),
    p99: median(list.map(({ p99 }) => p99)),
    failed: list.reduce((sum, { failed }) => sum + failed, 0),
  }));
  const count = new Intl.NumberFormat("en-GB");
  const figure = (peer: Peer): Figure => {
    const list = turns.get(peer);
    if (!list) return { value: null, note: `${peers[peer]} is not installed` };
    const [mine, other] = [peers.ours, peers[peer]].map((name) => all.find(({ server }) => server === name));
    const ratio = (of: (turn: Turn) => number | null) =>
      median(own.map((turn, round) => (of(turn) ?? Number.NaN) / ((list[round] && of(list[round])) ?? 1)));
    const byProcessor = ratio(({ perProcessorSecond }) => perProcessorSecond);
    const asAnswered = ratio(({ perSecond }) => perSecond);
    const rates =
      `${count.format(mine?.perSecond ?? 0)} against ${count.format(other?.perSecond ?? 0)} per second, ` +
      `${asAnswered.toFixed(2)}×`;
    if (Number.isNaN(byProcessor)) return { value: asAnswered, note: rates };
    // A server that waited for its client is faster than measured, so the ratio would flatter the slower one.
    const waited = [mine, other].some((server) => (server?.busy ?? 0) < atLimit);
    return waited
      ? {
          value: byProcessor,
          note: `for the same processor time, since ${client} or neighbours were the limit; ${rates}`,
        }
      : { value: asAnswered, note: `${rates}; for the same processor time ${byProcessor.toFixed(2)}×` };
  };
  const note = all.map(
    ({ server, p50, p99, failed }) =>
      `${server} p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms${failed > 0 ? `, ${count.format(failed)} refused` : ""}`,
  );
  return {
    figures: {
      besideNginx: figure("nginx"),
      besideFastifyStatic: figure("fastifyStatic"),
      slowest: { value: median(own.map(({ p99 }) => p99)), note: note.join("; ") },
    },
    details: {
      client,
      connections,
      rounds,
      seconds,
      pinned,
      hasNginx,
      all,
      turns: Object.fromEntries(turns),
    },
  };
}

async function turn({ pid, url }: Running, seconds: number): Promise<Turn> {
  const before = await processorSecondsOf(pid);
  const figures = await load(url, seconds);
  const after = await processorSecondsOf(pid);
  const used = before === null || after === null ? null : after - before;
  return {
    ...figures,
    perProcessorSecond: used ? figures.requests / used : null,
    busy: used === null ? null : used / seconds,
  };
}
