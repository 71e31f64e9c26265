import { createHmac, timingSafeEqual } from "node:crypto";
import { day } from "#contract/formats/milliseconds.ts";

export type LeadLinks = ReturnType<typeof createLeadLinks>;

/** Name of the query parameter of a link, and of the form field on its page, that carries the token. */
export const tokenField = "lead";

/** How long a link stays valid, in milliseconds. */
const lifetime = 30 * day;

const tokenPattern = /^([\da-f-]{36})\.([\da-z]{6,10})\.([\w-]{43})$/;

/** Creates and reads links to `page`, which are signed with a secret. */
export function createLeadLinks(secret: string, page: string) {
  const sign = (payload: string) => createHmac("sha256", secret).update(payload).digest("base64url");
  return {
    /** The link expires thirty days after its mail was queued. */
    urlOf(leadId: string, queuedAt: number): string {
      const payload = `${leadId}.${(queuedAt + lifetime).toString(36)}`;
      return `${page}?${tokenField}=${payload}.${sign(payload)}`;
    },
    read(token: unknown, now: number): { leadId: string } | "forged" | "expired" {
      const [, leadId = "", expiry = "", linkSignature = ""] = tokenPattern.exec(String(token)) ?? [];
      const signature = sign(`${leadId}.${expiry}`);
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(linkSignature.padEnd(43)))) return "forged";
      return Number.parseInt(expiry, 36) <= now ? "expired" : { leadId };
    },
  };
}
