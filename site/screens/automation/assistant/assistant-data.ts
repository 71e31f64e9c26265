import { formatTime } from "#contract/formats/dates.ts";
import { weekdayName, weekdays } from "#contract/formats/weekdays.ts";
import type { Language } from "#contract/languages/languages.ts";
import { bakery } from "#data/site/content/facts/bakery.ts";
import { assistantWords } from "#site/screens/automation/assistant/assistant.words.ts";

/** What the assistant to try knows in a language; loaded once it is asked something. */
export function assistantData(language: Language) {
  const { answers, manners, states, heard, report } = assistantWords(language);
  const { guests, prices } = bakery;
  return {
    answers: Object.values({ ...answers, ...manners }),
    states,
    heard,
    report,
    guests,
    prices,
  };
}

/** Props of the conversation's island. */
export function conversationProps(language: Language) {
  return {
    language,
    words: conversationWords(language),
    slots: bakery.slots.map(
      ({ day, time }) => `${weekdayName(weekdays.indexOf(day), language)}, ${formatTime(time, language)}`,
    ),
  };
}

/** What the assistant shows before it is asked anything: the first of the questions answered, the others to ask. */
function conversationWords(language: Language) {
  const { log, label, send, restart, greeting, suggestions, answers, report, states } =
    assistantWords(language);
  const [[first, question] = ["", ""], ...others] = Object.entries(suggestions);
  const reply = answers[first]?.reply;
  const greeted = { who: "answered" as const, text: greeting };
  return {
    log,
    label,
    send,
    restart,
    opening:
      reply === undefined
        ? [greeted]
        : [
            { who: "asked" as const, text: question },
            { ...greeted, text: `${greeting} ${reply}` },
          ],
    suggestions: reply === undefined ? Object.values(suggestions) : others.map(([, text]) => text),
    report: report.title,
    failed: states.failed,
  };
}

export type AssistantData = ReturnType<typeof assistantData>;
