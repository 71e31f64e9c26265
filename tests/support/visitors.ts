import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { thirdLanguage } from "#tests/support/test-languages.ts";

const places = ["Aachen", "Bern", "Calais", "Dresden", "Évian", "Fulda", "Genève", "Hamburg", "Innsbruck"];

/** A unique lead with its own idempotency key. */
export function newSubmission(): Record<string, string> {
  const key = randomUUID();
  const place = places[Math.floor(Math.random() * places.length)] ?? "";
  return {
    ...sampleLead,
    name: `Zoë Müller-${place}`,
    email: `zoe-${key.slice(0, 18)}@baeckerei-${key.slice(24)}.example`,
    company: `Bäckerei ${place} ${key.slice(0, 8)}`,
    phone: `+49 30 ${Math.floor(100_000 + Math.random() * 900_000)}`,
    message: `Guten Tag,\nunsere Bäckerei in ${place} sucht eine neue Webseite. Zeichen ${key}`,
    language: thirdLanguage,
    idempotencyKey: key,
  };
}

/** The idempotency key of a lead, which its message ends with. */
export const keyIn = (message: string) => message.slice(-36);

/** Sends a lead; returns the status code, or null if the connection broke. */
export async function submit(url: string, submission: Record<string, string>): Promise<number | null> {
  try {
    const answer = await fetch(`${url}/functions/v1/send-contact-email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(30_000),
    });
    const said: unknown = await answer.json();
    const stored = typeof said === "object" && said !== null && "success" in said && said.success === true;
    return stored === (answer.status === 200) ? answer.status : null;
  } catch {
    return null;
  }
}

/** Visitors who send one lead after the other, each again until it is answered. */
export function startVisitors(count: number, urls: string[], pause: number) {
  const answered = new Set<string>();
  let leaving = false;
  const visit = async (visitor: number) => {
    for (let turn = visitor; !leaving; turn += 1) {
      const submission = newSubmission();
      while (!leaving) {
        const status = await submit(urls[turn % urls.length] ?? "", submission);
        if (status === 200) {
          answered.add(submission["idempotencyKey"] ?? "");
          break;
        }
        turn += 1;
        await wait(50);
      }
      await wait(pause * (0.5 + Math.random()));
    }
  };
  const all = Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)));
  return {
    /** Idempotency keys of the leads that were confirmed as stored. */
    answered,
    /** Lets each visitor finish the current lead, or give up if the server no longer answers. */
    async leave() {
      leaving = true;
      await all;
    },
  };
}
