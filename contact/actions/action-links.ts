import { createHmac, timingSafeEqual } from "node:crypto";
import { dayLength } from "#contact/clock.ts";
import { type LeadAction, leadActions } from "#content/facts/lead-actions.ts";

/** A link that its signature proves to be ours: one action on one lead, until it expires. */
export interface ActionLink {
  readonly action: LeadAction;
  readonly leadId: string;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
  /** Tells it from all others: each is used once. */
  readonly id: string;
  /** As it stands in the address. */
  readonly token: string;
}

/** Makes and reads the links of the mails to the agency. */
export interface ActionLinks {
  /** Address of a link in a mail of that moment. */
  addressOf(action: LeadAction, leadId: string, writtenAt: number): string;
  read(token: unknown, now: number): ActionLink | "forged" | "expired";
}

/** The field, in the address and in the form behind it, that holds a link's token. */
export const tokenField = "do";

/** How long a link works, in milliseconds. */
const lifetime = 30 * dayLength;

const form = /^([a-z]+)\.([\da-f-]{36})\.([\da-z]{6,10})\.([\w-]{43})$/;

/** @param secret signs the links; @param page is the address that answers them. */
export function createActionLinks(secret: string, page: string): ActionLinks {
  const sign = (words: string) => createHmac("sha256", secret).update(words).digest("base64url");
  return {
    addressOf(action, leadId, writtenAt) {
      const words = `${action}.${leadId}.${(writtenAt + lifetime).toString(36)}`;
      return `${page}?${tokenField}=${words}.${sign(words)}`;
    },
    read(token, now) {
      const [, name, leadId = "", expiry = "", given = ""] = form.exec(String(token)) ?? [];
      const action = leadActions.find((known) => known === name);
      const signature = sign(`${name}.${leadId}.${expiry}`);
      if (!action || !timingSafeEqual(Buffer.from(signature), Buffer.from(given.padEnd(43)))) return "forged";
      const expiresAt = Number.parseInt(expiry, 36);
      if (expiresAt <= now) return "expired";
      return { action, leadId, expiresAt, id: signature, token: String(token) };
    },
  };
}
