import { leadFields } from "#contract/lead-fields.ts";
import type { LeadErrors } from "#contract/validate-lead.ts";

/** Timeout of each try in milliseconds; slow mobile networks need most of it. */
const timeout = 30_000;

/** Delays of the retries when the lead could not be stored, in milliseconds. */
const retryDelays = [2_000, 4_000] as const;

type ContactAnswer =
  | { success: true }
  | {
      success: false;
      error: string;
      errors?: LeadErrors;
      /** The service's message to the visitor, in their language. */
      notice?: string;
    };

/** Sends a lead, again if it cannot be stored at that moment: its key keeps it one lead. Never throws. */
export async function postContact(endpoint: string, body: Record<string, unknown>): Promise<ContactAnswer> {
  try {
    const post = () =>
      fetch(endpoint, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      });
    let response = await post();
    for (const delay of retryDelays) {
      if (response.status !== 503) break;
      await new Promise((resolve) => setTimeout(resolve, delay));
      response = await post();
    }
    const answer: unknown = await response.json();
    if (response.ok && isRecord(answer) && answer["success"] === true) {
      return { success: true };
    }
    const { errors: found, notice }: Record<string, unknown> = isRecord(answer) ? answer : {};
    const errors = errorsIn(found);
    return {
      success: false,
      error: `status ${response.status}`,
      ...(errors && { errors }),
      ...(typeof notice === "string" && { notice }),
    };
  } catch (error) {
    return { success: false, error: String(error) };
  }
}

function errorsIn(value: unknown): LeadErrors | undefined {
  if (!isRecord(value)) return undefined;
  const errors: LeadErrors = {};
  for (const field of leadFields) {
    const message = value[field];
    if (typeof message === "string") errors[field] = message;
  }
  return errors;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
