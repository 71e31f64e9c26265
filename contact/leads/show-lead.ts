import { findRequest } from "#contact/leads/find-request.ts";
import { momentOf } from "#contact/leads/list-leads.ts";
import { textTable } from "#contact/leads/text-table.ts";
import { headerText } from "#contact/mail/header-text.ts";
import type { MailTable, RequestTable, Store } from "#contact/store/tables.ts";

export interface Lead {
  readonly request: RequestTable;
  readonly mails: readonly Pick<
    MailTable,
    "id" | "kind" | "state" | "attempts" | "next_attempt_at" | "sent_at" | "last_error"
  >[];
}

/** A request with what became of its mails. */
export async function showLead(store: Store, reference: string): Promise<Lead> {
  const request = await findRequest(store, reference);
  const mails = await store
    .selectFrom("mail")
    .select(["id", "kind", "state", "attempts", "next_attempt_at", "sent_at", "last_error"])
    .where("request_id", "=", request.id)
    .orderBy("id")
    .execute();
  return { request, mails };
}

export function leadAsText({ request, mails }: Lead): string {
  const { message, created_at, idempotency_key: _key, ...fields } = request;
  const lines = Object.entries({ received: `${momentOf(created_at)} UTC`, ...fields })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${`${name}:`.padEnd(20)}${headerText(String(value), 300)}`);
  const words = message.split("\n").map((line) => `  ${headerText(line, 2000)}`);
  const sent =
    mails.length === 0
      ? "No mails."
      : textTable(
          ["mail", "state", "tries", "sent (UTC)", "last error"],
          mails.map(({ kind, state, attempts, sent_at, last_error }) => [
            kind,
            state,
            attempts,
            momentOf(sent_at),
            last_error,
          ]),
        );
  return [...lines, "", ...words, "", sent].join("\n");
}
