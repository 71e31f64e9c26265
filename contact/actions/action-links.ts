import { createHmac, timingSafeEqual } from "node:crypto";
import { dayLength } from "#contact/clock.ts";
import { type LeadAction, leadActions } from "#content/facts/lead-actions.ts";

/** One action on one lead, from a link whose signature has been verified; valid until it expires. */
export interface ActionLink {
  readonly action: LeadAction;
  readonly leadId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Unique per link, since each link works once. */
  readonly id: string;
  /** The signed token as it appears in the URL. */
  readonly token: string;
}

/** Creates and verifies the action links in mails to the agency. */
export interface ActionLinks {
  /** URL of an action; the link expires 30 days after `writtenAt`. */
  urlOf(action: LeadAction, leadId: string, writtenAt: number): string;
  read(token: unknown, now: number): ActionLink | "forged" | "expired";
}

/** Name of the query parameter, and of the form field behind it, that carries the token. */
export const tokenField = "do";

/** How long a link stays valid, in milliseconds. */
const lifetime = 30 * dayLength;

const form = /^([a-z]+)\.([\da-f-]{36})\.([\da-z]{6,10})\.([\w-]{43})$/;

/**
 * @param secret signs the links.
 * @param page is the URL that handles them.
 */
export function createActionLinks(secret: string, page: string): ActionLinks {
  const sign = (words: string) => createHmac("sha256", secret).update(words).digest("base64url");
  return {
    urlOf(action, leadId, writtenAt) {
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
