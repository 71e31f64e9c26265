import { expect, test } from "vitest";
import { assistantWords } from "#site/screens/automation/assistant/assistant.words.ts";
import { conversationProps } from "#site/screens/automation/assistant/assistant-data.ts";
import { choiceIn } from "#site/screens/automation/assistant/turn.ts";
import { spoken } from "#tests/support/spoken.ts";

test.each(
  spoken(
    ["fr", ["oui, avec plaisir", "non merci", "le deuxième", "vendredi, c'est bien"]],
    ["en", ["yes please", "no thanks", "the second one", "Friday would be nice"]],
    ["de", ["ja, sehr gern", "nein danke", "den zweiten bitte", "Freitag passt mir"]],
  ),
)("people's own words are understood in %s", (language, messages) => {
  const { heard } = assistantWords(language);
  const { slots } = conversationProps(language);
  const meant = messages.map((message) => choiceIn(message, slots, heard));
  expect(meant).toEqual(["yes", "no", 1, 1]);
});
