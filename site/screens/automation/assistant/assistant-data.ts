import { bakery } from "#content/facts/bakery.ts";
import { formatTime } from "#contract/formats/dates.ts";
import { weekdayName, weekdays } from "#contract/formats/weekdays.ts";
import type { Language } from "#contract/languages.ts";
import { assistantWords } from "#site/screens/automation/assistant/words.ts";

/** What the assistant to try knows in a language; loaded once a visitor touches it. */
export function assistantData(language: Language) {
  const { answers, manners, states, heard, report } = assistantWords(language);
  const slots = bakery.slots.map(
    ({ day, time }) => `${weekdayName(weekdays.indexOf(day), language)}, ${formatTime(time, language)}`,
  );
  const { guests, prices } = bakery;
  return { answers: Object.values({ ...answers, ...manners }), states, heard, report, slots, guests, prices };
}

export type AssistantData = ReturnType<typeof assistantData>;
