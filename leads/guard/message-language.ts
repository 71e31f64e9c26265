/** Function words that occur in almost every sentence of a language and hardly ever in the others. */
const smallWords: Record<string, Set<string>> = {
  fr: new Set(
    "le la les des une nous vous je est et pour que qui dans avec sur pas mon notre votre ou aux du ce sont il".split(
      " ",
    ),
  ),
  en: new Set(
    "the and you your for is are we our to of with that can have it my at be or from how would this".split(
      " ",
    ),
  ),
  de: new Set(
    "der die das und ist wir sie ich für mit nicht ein eine den von auf zu unsere ihre kann es im uns oder".split(
      " ",
    ),
  ),
};

const minSmallWords = 2;

/** Detects the language of a text; null if it is too short or in another language. */
export function messageLanguage(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(smallWords).map(
    ([language, small]) => [language, words.filter((word) => small.has(word)).length] as const,
  );
  const [first, second] = counts.toSorted(([, a], [, b]) => b - a);
  if (!first || first[1] < minSmallWords || first[1] === second?.[1]) return null;
  return first[0];
}
