import type { FastifyBaseLogger } from "fastify";
import { minute } from "#contract/formats/milliseconds.ts";
import { networkHash } from "#leads/http/network-hash.ts";

/** How long refusals of the same kind are counted after the first, in milliseconds. */
const countingPeriod = minute;

/** How many kinds of refusals are distinguished at a time. Beyond that, networks are not. */
const maxKinds = 1_000;

interface Refusal {
  message: string;
  status: number;
  /** The route, if an endpoint has several. */
  route?: string | undefined;
  /** The visitor's IP address; null if unknown. */
  ip: string | null;
}

/**
 * Logs refusals, of which anybody can cause thousands: the first of a kind at once, and the number of the others a
 * minute later.
 */
export function createCountedLog(period = countingPeriod) {
  const counts = new Map<string, number>();
  return (log: Pick<FastifyBaseLogger, "warn">, { message, ip, ...details }: Refusal): void => {
    const network = counts.size < maxKinds ? networkHash(ip) : "any";
    const fields = { ...details, network };
    const kind = JSON.stringify([message, fields]);
    const count = counts.get(kind);
    counts.set(kind, (count ?? 0) + 1);
    if (count !== undefined) return;
    log.warn(fields, message);
    setTimeout(() => {
      const more = (counts.get(kind) ?? 1) - 1;
      counts.delete(kind);
      if (more > 0) log.warn({ ...fields, more }, message);
    }, period).unref();
  };
}
