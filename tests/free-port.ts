import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Where systems take ports for outgoing connections from is above: there, a port that is free now may be taken
 * before a server listens on it.
 */
const range = { first: 10_000, end: 32_768 } as const;

/** A port on this machine that nobody listens on now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.first, range.end);
    const probe = createServer().listen(port, "127.0.0.1");
    const isFree = await once(probe, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
}
