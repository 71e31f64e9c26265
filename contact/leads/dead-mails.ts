import { shortId } from "#contact/leads/find-request.ts";
import { momentOf } from "#contact/leads/list-leads.ts";
import { textTable } from "#contact/leads/text-table.ts";
import type { MailTable, Store } from "#contact/store/tables.ts";

type DeadMail = Pick<MailTable, "id" | "request_id" | "kind" | "attempts" | "created_at" | "last_error">;

/** Mails that were given up, newest first. */
export async function deadMails(store: Store, limit: number): Promise<DeadMail[]> {
  return store
    .selectFrom("mail")
    .select(["id", "request_id", "kind", "attempts", "created_at", "last_error"])
    .where("state", "=", "dead")
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}

export function deadMailsAsTable(mails: readonly DeadMail[]): string {
  if (mails.length === 0) return "No dead mails.";
  return textTable(
    ["request", "mail", "since (UTC)", "tries", "last error"],
    mails.map(({ request_id, kind, created_at, attempts, last_error }) => [
      request_id === null ? "–" : shortId(request_id),
      kind,
      momentOf(created_at),
      attempts,
      last_error,
    ]),
  );
}
