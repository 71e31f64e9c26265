import { leadFields } from "#contract/lead/lead-fields.ts";
import { recordOf } from "#contract/reader/records.ts";
import { createGuard } from "#leads/guard/guard.ts";
import type { Suspicion } from "#leads/guard/signals.ts";
import type { LabelledMessage } from "#leads/guard/text-classifier.ts";
import { createRateCounters } from "#leads/rate-counters.ts";

type GuardRates = Record<Suspicion, number>;

/** Judges messages as if they were sent slowly through the form, or posted straight to the endpoint. */
export async function measureGuard(
  messages: LabelledMessage[],
  by: "form" | "post" = "form",
): Promise<GuardRates> {
  const guard = createGuard({
    rates: createRateCounters(),
    limit: 60,
  });
  const counts = { none: 0, weak: 0, strong: 0 };
  for (const [index, { lead, language }] of messages.entries()) {
    const result = await guard.assess({
      lead: { ...recordOf(leadFields, () => ""), ...lead, projectType: "other", budget: "small" },
      language,
      ip: `203.0.${index >> 8}.${index & 255}`,
      hiddenField: false,
      openFor: by === "form" ? 60_000 : null,
      hasFormMarks: by === "form",
    });
    if (result.allowed) counts[result.suspicion] += 1;
  }
  return counts;
}
