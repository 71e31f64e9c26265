import type { FastifyBaseLogger } from "fastify";
import { minute } from "#contract/formats/milliseconds.ts";
import { networkHash } from "#leads/http/network-hash.ts";

/** How long equal refusals are counted after the first, in milliseconds. */
const quiet = minute;

/** Kinds of refusals told apart at a time; beyond that, networks are not. */
const maxKinds = 1_000;

interface Refused {
  message: string;
  status: number;
  /** The route, where there are several. */
  route?: string | undefined;
  /** The visitor's IP address; null if unknown. */
  ip: string | null;
}

/**
 * Logs refusals, of which anybody can cause thousands: the first of a kind at once, the rest as a number a minute
 * later.
 */
export function createCountedLog(pause = quiet) {
  const counts = new Map<string, number>();
  return (log: Pick<FastifyBaseLogger, "warn">, { message, ip, ...details }: Refused): void => {
    const network = counts.size < maxKinds ? networkHash(ip) : "any";
    const about = { ...details, network };
    const kind = JSON.stringify([message, about]);
    const count = counts.get(kind);
    counts.set(kind, (count ?? 0) + 1);
    if (count !== undefined) return;
    log.warn(about, message);
    setTimeout(() => {
      const more = (counts.get(kind) ?? 1) - 1;
      counts.delete(kind);
      if (more > 0) log.warn({ ...about, more }, message);
    }, pause).unref();
  };
}
