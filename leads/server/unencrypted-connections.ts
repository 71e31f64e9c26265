import { isThisMachine } from "#leads/networks.ts";
import type { Configuration } from "#leads/server/configuration.ts";

/** What leads travel over in clear to another machine, a sentence each, for the log and `doctor`. */
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

/** As the driver reads it: without `sslmode` or `ssl` nothing is encrypted; `disable` says that this is meant. */
function isUnencryptedDatabase({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get("host") || hostname;
  if (host === "" || /^(\/|%2F)/.test(host) || isThisMachine(host)) return false;
  return !searchParams.has("sslmode") && !["true", "1"].includes(searchParams.get("ssl") ?? "");
}
