import { createHmac, randomBytes } from "node:crypto";
import { networkOf } from "#leads/networks.ts";

/** Lost with the process, so that nobody can find addresses by trying them all. */
const secret = randomBytes(32);

/** Stands for a visitor's network in the log, until the server ends; null if it is unknown. */
export function networkHash(ip: string | null): string | null {
  if (ip === null) return null;
  return createHmac("sha256", secret).update(networkOf(ip)).digest("base64url").slice(0, 10);
}
