import { createHmac, randomBytes } from "node:crypto";
import { networkOf } from "#leads/networks.ts";

/** Kept in memory only, so that nobody can find the network of a hash by hashing them all. */
const secret = randomBytes(32);

/** A hash that stands for the visitor's network in the log until the server ends; null if the IP address is unknown. */
export function networkHash(ip: string | null): string | null {
  if (ip === null) return null;
  return createHmac("sha256", secret).update(networkOf(ip)).digest("base64url").slice(0, 10);
}
