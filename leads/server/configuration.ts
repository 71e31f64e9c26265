import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { legalLimits } from "#data/contract/facts/legal-limits.ts";
import { site } from "#data/contract/facts/site.ts";
import { dataFolder } from "#data/contract/reader/site-folder.ts";
import { distinctMailboxes, readMailboxes } from "#leads/mailboxes.ts";
import { isWebhookSecret } from "#leads/webhook/webhook-signature.ts";

const mailbox = z.string().regex(/^[^\s@,;<>]+@[^\s@,;<>]+$/, "is not a mail address");
const mailboxes = z
  .string()
  .transform(readMailboxes)
  .refine((list) => list.length > 0 && list.every((entry) => mailbox.safeParse(entry).success), {
    error: "is not a mail address, or several separated by commas",
  });
const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const proxies = z
  .string()
  .transform((list) => list.split(",").map((proxy) => proxy.trim()))
  .refine((list) => list.every(isProxy), "is not a list such as 10.0.0.0/8, 127.0.0.1 or loopback");

/** Whether the drivers can decode user and password, which fails on a bare `%`. */
function isDecodable(url: string): boolean {
  try {
    const parsed = URL.parse(url);
    // An invalid URL has its own message.
    if (parsed) decodeURIComponent(parsed.username + parsed.password);
    return true;
  } catch {
    return false;
  }
}
const badLogin = "has a user or a password that is not percent-encoded";

const environment = z
  .object({
    HOST: z.string(),
    PORT: wholeNumber(0, 65_535),
    DATA_DIR: z.string(),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: "is not a postgres:// or postgresql:// address" })
      .refine(isDecodable, badLogin),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: "is not an smtp:// or smtps:// address" })
      .refine(isDecodable, badLogin)
      .refine((url) => URL.parse(url)?.hostname !== "", "names no mail server"),
    CONTACT_TO: mailboxes,
    CONTACT_FROM: mailbox,
    TRUST_PROXY: proxies,
    RATE_LIMIT: wholeNumber(0, 1_000_000),
    LEAD_WEBHOOK_URL: z
      .url({ protocol: /^https?$/, error: "is not an https:// or http:// address" })
      .refine(
        (url) => !URL.parse(url)?.username,
        "must not contain a user name: the signature authenticates the request",
      ),
    LEAD_WEBHOOK_SECRET: z.string().refine(isWebhookSecret, "is not whsec_ and 24 to 64 bytes in base64"),
    LEAD_RETENTION_DAYS: wholeNumber(1, legalLimits.leadRetentionDays),
    DRAIN_SECONDS: wholeNumber(0, 60),
  })
  .partial()
  .refine((data) => !data.LEAD_WEBHOOK_URL || data.LEAD_WEBHOOK_SECRET, {
    path: ["LEAD_WEBHOOK_SECRET"],
    message: "is required with LEAD_WEBHOOK_URL, to sign its requests",
  });

/** The settings in the environment (docs/settings.md). Each has a default that works on a new machine. */
export type Configuration = ReturnType<typeof readConfiguration>;

/** Reads the environment. @throws if variables are invalid; the message names each of them. */
export function readConfiguration(variables: Record<string, string | undefined>) {
  const setVariables = Object.entries(variables).filter(([, value]) => value !== "");
  const result = environment.safeParse(Object.fromEntries(setVariables));
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`Wrong configuration\n${problems.join("\n")}`);
  }
  const { data } = result;
  const mailTo = data.CONTACT_TO ?? distinctMailboxes(site.contact.requestsTo);
  return {
    host: data.HOST ?? "127.0.0.1",
    port: data.PORT ?? 3000,
    dataFolder: data.DATA_DIR ?? `./${dataFolder}`,
    databaseUrl: data.DATABASE_URL ?? null,
    smtpUrl: data.SMTP_URL ?? null,
    mailTo,
    mailFrom: data.CONTACT_FROM ?? site.contact.requestsFrom,
    trustedProxies: data.TRUST_PROXY ?? [],
    rateLimit: data.RATE_LIMIT ?? 60,
    webhook:
      data.LEAD_WEBHOOK_URL && data.LEAD_WEBHOOK_SECRET
        ? { url: data.LEAD_WEBHOOK_URL, secret: data.LEAD_WEBHOOK_SECRET }
        : null,
    retentionDays: data.LEAD_RETENTION_DAYS ?? legalLimits.leadRetentionDays,
    drainSeconds: data.DRAIN_SECONDS ?? 0,
  };
}

/**
 * Whether it is an IP address, a range or a named range, but not every IP address: anybody could then claim any IP
 * address.
 */
function isProxy(proxy: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(proxy)) return true;
  return isIP(proxy) !== 0 || (ipaddr.isValidCIDR(proxy) && ipaddr.parseCIDR(proxy)[1] > 0);
}
