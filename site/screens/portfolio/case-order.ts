import type { Case } from "#site/content/cases/cases.ts";

/** Two large works, then four small ones, then again. */
const turn = { large: 2, small: 4 };

export type Place = ReturnType<typeof inTurns>[number];

/** The cases in the order of their cards: the first of them are the large ones. */
export function inTurns(cases: Case[]) {
  const { large, small } = turn;
  const places = cases.map((_, position) => {
    const place = position % (large + small);
    const turns = Math.floor(position / (large + small));
    return place < large
      ? { isLarge: true, round: turns * large + place }
      : { isLarge: false, round: turns * small + place - large };
  });
  const firstSmall = places.filter(({ isLarge }) => isLarge).length;
  return places.flatMap(({ isLarge, round }, position) => {
    const caseStudy = cases[isLarge ? round : firstSmall + round];
    // A large one before small ones leads their tiles.
    const isTile = !isLarge || places[position + 1]?.isLarge === false;
    return caseStudy ? [{ caseStudy, isLarge, isTile, isEven: isLarge && round % 2 === 1 }] : [];
  });
}

/** Those that a phone shows as tiles in their client's colours. */
export const tilesIn = (cases: Case[]) =>
  inTurns(cases).flatMap(({ caseStudy, isTile }) => (isTile ? [caseStudy] : []));
