import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A port on this machine that nothing listens on, below those that systems pick for outgoing connections, which could
 * take it before the test listens.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_768);
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, "close");
  return port;
}
