import { createHmac, timingSafeEqual } from "node:crypto";
import { day } from "#contract/formats/milliseconds.ts";

export type LeadLinks = ReturnType<typeof createLeadLinks>;

/** Name of the query parameter, and of the form field behind it, that carries the token. */
export const tokenField = "lead";

/** How long a link stays valid, in milliseconds. */
const lifetime = 30 * day;

const form = /^([\da-f-]{36})\.([\da-z]{6,10})\.([\w-]{43})$/;

/** Links to a `page`, signed by a secret. */
export function createLeadLinks(secret: string, page: string) {
  const sign = (words: string) => createHmac("sha256", secret).update(words).digest("base64url");
  return {
    /** The link expires thirty days after `writtenAt`. */
    urlOf(leadId: string, writtenAt: number): string {
      const words = `${leadId}.${(writtenAt + lifetime).toString(36)}`;
      return `${page}?${tokenField}=${words}.${sign(words)}`;
    },
    read(token: unknown, now: number): { leadId: string } | "forged" | "expired" {
      const [, leadId = "", expiry = "", linkSignature = ""] = form.exec(String(token)) ?? [];
      const signature = sign(`${leadId}.${expiry}`);
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(linkSignature.padEnd(43)))) return "forged";
      return Number.parseInt(expiry, 36) <= now ? "expired" : { leadId };
    },
  };
}
