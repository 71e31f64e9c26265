import type { Clock } from "#leads/clock.ts";
import { publicLead } from "#leads/export/public-lead.ts";
import { PermanentFailure } from "#leads/outbox/delivery-errors.ts";
import type { DeliveryTable, LeadTable } from "#leads/store/tables.ts";
import { signatureHeaders } from "#leads/webhook/webhook-signature.ts";

interface WebhookSettings {
  url: string;
  /** In the Standard Webhooks format: `whsec_` followed by the key in base64. */
  secret: string;
  clock: Clock;
  /** Timeout in milliseconds; shorter than an outbox lease. */
  timeout?: number;
}

/** Payload for a lead; equal rows give equal bodies. */
export function webhookBody(lead: LeadTable): string {
  const data = publicLead(lead);
  return JSON.stringify({ type: "lead.received", timestamp: data.receivedAt, data });
}

/** Posts a lead, with the same id on every attempt. @throws `PermanentFailure` if the receiver is gone (410). */
export async function callWebhook(
  { url, secret, clock, timeout = 20_000 }: WebhookSettings,
  delivery: DeliveryTable,
  lead: LeadTable,
): Promise<void> {
  const body = webhookBody(lead);
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...signatureHeaders(secret, delivery.id, clock.now(), body),
    },
    body,
    // A redirected POST would lose its body or invalidate its signature.
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  });
  // Not read: an endless response would block the outbox.
  await response.body?.cancel();
  if (response.ok) return;
  const refusal = Object.assign(new Error(`the webhook answered ${response.status}`), {
    responseCode: response.status,
  });
  if (response.status === 410) throw new PermanentFailure(refusal.message, { cause: refusal });
  throw refusal;
}
