import { createHmac } from "node:crypto";

const secretPrefix = "whsec_";

/** Whether the receiver's Standard Webhooks library will accept the secret: 24 to 64 bytes. */
export function isWebhookSecret(secret: string): boolean {
  const key = secret.slice(secretPrefix.length);
  const { length } = Buffer.from(key, "base64");
  return secret.startsWith(secretPrefix) && /^[A-Za-z\d+/]+={0,2}$/.test(key) && length >= 24 && length <= 64;
}

/** Headers that prove the origin and time of a body (Standard Webhooks, `v1`). */
export function signatureHeaders(
  secret: string,
  id: string,
  sentAt: number,
  body: string,
): Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string> {
  const seconds = String(Math.floor(sentAt / 1000));
  const key = Buffer.from(secret.slice(secretPrefix.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": `v1,${signature}` };
}
