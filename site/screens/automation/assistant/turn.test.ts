import { describe, expect, test } from "vitest";
import { weekdayName } from "#contract/formats/weekdays.ts";
import { languages } from "#contract/languages.ts";
import { assistantData } from "#site/screens/automation/assistant/assistant-data.ts";
import { choiceIn } from "#site/screens/automation/assistant/turn.ts";
import { assistantWords } from "#site/screens/automation/assistant/words.ts";
import { spoken } from "#tests/support/spoken.ts";

describe.each(languages)("in %s", (language) => {
  const { heard } = assistantWords(language);
  const { slots } = assistantData(language);
  const choice = (message: string) => choiceIn(message, slots, heard);

  test("yes, no, a day and a place among the choices are understood, and nothing else is taken for them", () => {
    for (const yes of heard.yes) expect(choice(`${yes}!`), yes).toBe("yes");
    for (const no of heard.no) expect(choice(no), no).toBe("no");
    for (const [place, slot] of slots.entries()) {
      expect(choice(slot.split(",")[0] ?? ""), slot).toBe(place);
      for (const name of heard.places[place]?.split(" ") ?? []) expect(choice(name), name).toBe(place);
    }
    expect(choice(slots.join(" "))).toBeUndefined();
    expect(choice(`${slots[0]}?`)).toBeUndefined();
    expect(choice("")).toBeUndefined();
    expect(choice(heard.polite[0] ?? "")).toBeUndefined();
    expect(choice(`${heard.yes[0]} baguette`)).toBeUndefined();
    expect(choice(weekdayName(0, language))).toBeUndefined();
  });
});

test.each(
  spoken(
    ["fr", ["oui, avec plaisir", "non merci", "le deuxième", "vendredi, c'est bien"]],
    ["en", ["yes please", "no thanks", "the second one", "Friday would be nice"]],
    ["de", ["ja, sehr gern", "nein danke", "den zweiten bitte", "Freitag passt mir"]],
  ),
)("people's own words are understood in %s", (language, messages) => {
  const { heard } = assistantWords(language);
  const { slots } = assistantData(language);
  const meant = messages.map((message) => choiceIn(message, slots, heard));
  expect(meant).toEqual(["yes", "no", 1, 1]);
});
