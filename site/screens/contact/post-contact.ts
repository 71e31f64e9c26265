import type { LeadErrors } from "#contract/lead/validate-lead.ts";

/** Timeout of each try in milliseconds; slow mobile networks need most of it. */
const timeout = 30_000;

/** Delays of the retries when the lead could not be stored, in milliseconds. */
const retryDelays = [2_000, 4_000] as const;

interface ContactAnswer {
  success: boolean;
  /** Of the answer; none if there was no answer. */
  status: number | undefined;
  /** What the service says to programs, or why there is no answer to read. */
  error?: string;
  errors?: LeadErrors;
  /** The service's message to the visitor, in their language. */
  notice?: string;
}

/** Sends a lead, again if it cannot be stored at that moment: its key keeps it one lead. Never throws. */
export async function postContact(endpoint: string, body: Record<string, unknown>): Promise<ContactAnswer> {
  const post = () =>
    fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
  let status: number | undefined;
  try {
    let response = await post();
    for (const delay of retryDelays) {
      if (response.status !== 503) break;
      await new Promise((resolve) => setTimeout(resolve, delay));
      response = await post();
    }
    ({ status } = response);
    const answer: ContactAnswer = await response.json();
    return { ...answer, success: response.ok && answer.success === true, status };
  } catch (error) {
    return { success: false, status, error: String(error) };
  }
}
