import type { Store } from "#contact/store/tables.ts";

/**
 * Marks the mail that a bounce is about as failed, with what its receiver said, so that the lead's page, the alarm and
 * `list --dead` name it. Resolves to the id of its lead.
 * @throws if it is about none of the mails sent.
 */
export async function takeBounce(store: Store, bounce: string): Promise<string | null> {
  const quoted = new Set(Array.from(bounce.matchAll(/<[\w.-]+@[\w.-]+>/g), ([id]) => id));
  const [, said = "returned"] =
    /^Diagnostic-Code:\s*(.+)/im.exec(bounce) ?? /^Status:\s*(.+)/im.exec(bounce) ?? [];
  const failed = await store
    .updateTable("delivery")
    .set({ state: "dead", last_error: `Bounce: ${said.trim().slice(0, 300)}`, alarm_id: null })
    .where("message_id", "in", ["", ...[...quoted].slice(0, 100)])
    .where("state", "=", "sent")
    .returning("lead_id")
    .executeTakeFirst();
  if (!failed) throw new Error("this is about no email that was sent from here");
  return failed.lead_id;
}
