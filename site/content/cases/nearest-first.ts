import { type Language, settingsOf } from "#contract/languages.ts";

interface Placed {
  country: string;
  order: number;
}

/** Compares cases for the readers of a language: those from the countries nearest to them come first. */
export function nearestFirst(language: Language): (one: Placed, other: Placed) => number {
  const { near, regions } = settingsOf(language);
  const countries = near ?? regions;
  const distance = ({ country }: Placed) =>
    countries.includes(country) ? countries.indexOf(country) : countries.length;
  return (one, other) => distance(one) - distance(other) || one.order - other.order;
}
