import { formatsIn } from "#src/formats/formats-in.ts";

export const { money, number, percent, time } = formatsIn("de");

/** From one time of day to another, in one word: `9–18 Uhr`. */
export function hours(from: string, to: string): string {
  return `${time(from).replace(/\s*Uhr$/, "")}–${time(to)}`;
}
