import { isThisMachine } from "#leads/networks.ts";
import type { Configuration } from "#leads/server/configuration.ts";

/**
 * Names the connections that send leads unencrypted to another machine, in a sentence each, for the log and `doctor`.
 */
export function findUnencryptedConnections({
  databaseUrl,
  webhook,
}: Pick<Configuration, "databaseUrl" | "webhook">): string[] {
  const sentences: string[] = [];
  if (databaseUrl && isUnencryptedDatabase(new URL(databaseUrl))) {
    sentences.push(
      "DATABASE_URL sends leads to another machine without encryption: end it with ?sslmode=verify-full, or ?sslmode=disable where the network is private",
    );
  }
  if (webhook && new URL(webhook.url).protocol === "http:" && !isThisMachine(new URL(webhook.url).hostname)) {
    sentences.push("LEAD_WEBHOOK_URL sends leads to another machine without encryption: use https://");
  }
  return sentences;
}

/**
 * Reads the URL as the driver does. Without `sslmode` or `ssl`, nothing is encrypted; `disable` says that this is
 * intended.
 */
function isUnencryptedDatabase({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get("host") || hostname;
  if (host === "" || /^(\/|%2F)/.test(host) || isThisMachine(host)) return false;
  return !searchParams.has("sslmode") && !["true", "1"].includes(searchParams.get("ssl") ?? "");
}
