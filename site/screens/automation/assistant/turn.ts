import type { WordsOf } from "#contract/words/create-words.ts";
import { wordsIn } from "#site/content/formats/terms.ts";
import type { assistantWords } from "#site/screens/automation/assistant/assistant.words.ts";

type Heard = WordsOf<typeof assistantWords>["heard"];

/** Longer messages are more than an answer. */
const longestAnswer = 6;

const plain = (text: string) => wordsIn(text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""));

/** Whether a message accepts or declines what was asked, or the place of the choice that it names. */
export function choiceIn(
  message: string,
  choices: string[],
  heard: Heard,
): number | "yes" | "no" | undefined {
  const words = plain(message);
  if (words.length === 0 || words.length > longestAnswer || message.includes("?")) return undefined;
  const namedPlaces = placesOf(choices, (word) => word.length > 3 && words.includes(word));
  const counted = placesOf(heard.places.slice(0, choices.length), (word) => words.includes(word));
  const [place, ...others] = namedPlaces.length > 0 ? namedPlaces : counted;
  if (place !== undefined && others.length === 0) return place;

  const { yes, no, polite } = heard;
  const vocabulary = new Set([...yes, ...no].flatMap((phrase) => phrase.split(" ")).concat(polite));
  if (!words.every((word) => vocabulary.has(word))) return undefined;
  const sentence = ` ${words.join(" ")} `;
  const says = (phrases: string[]) => phrases.some((phrase) => sentence.includes(` ${phrase} `));
  if (says(no)) return "no";
  return says(yes) ? "yes" : undefined;
}

/** How many guests a message speaks of. */
export function guestsIn(message: string, { numbers, guests }: Heard): number | undefined {
  const { before, after, never } = guests;
  const words = plain(message);
  const numberOf = (word: string) => (numbers.includes(word) ? numbers.indexOf(word) + 2 : 0);
  const counts = words.map((word) => (/^\d{1,4}$/.test(word) ? Number(word) : numberOf(word)));
  return counts.find((count, at) => {
    const next = words[at + 1] ?? "";
    return (
      count > 1 && (after.includes(next) || (before.includes(words[at - 1] ?? "") && !never.includes(next)))
    );
  });
}

function placesOf(texts: string[], isMeant: (word: string) => boolean): number[] {
  return texts.flatMap((text, place) => (plain(text).some(isMeant) ? [place] : []));
}
