import { day } from "#contract/formats/milliseconds.ts";

/** A finished backup. */
export interface Copy {
  /** File name, which contains the time. */
  name: string;
  /** When it was made, in milliseconds since 1970. */
  at: number;
  bytes: number;
}

/** Age up to which all copies are kept, in milliseconds; of each earlier day, only the newest is. */
const maxHourlyAge = day;

/**
 * Selects the copies to remove before another is made: those older than `keep` milliseconds and, before the last 24
 * hours, all but the newest of each day (UTC). If that frees fewer than `missing` bytes, more copies follow: first
 * those that are not the newest of their day, then the oldest. The newest of all always stays.
 */
export function copiesToRemove(copies: Copy[], now: number, keep: number, missing: number): Copy[] {
  const [newest, ...earlier] = copies.toSorted((a, b) => b.at - a.at);
  if (!newest) return [];
  let laterCopy = newest;
  const daily: Copy[] = [];
  const hourly: Copy[] = [];
  const obsolete: Copy[] = [];
  for (const copy of earlier) {
    const isNewestOfDay = dayOf(copy) !== dayOf(laterCopy);
    laterCopy = copy;
    if (copy.at < now - keep || (!isNewestOfDay && copy.at < now - maxHourlyAge)) obsolete.push(copy);
    else if (isNewestOfDay) daily.push(copy);
    else hourly.push(copy);
  }
  let freedBytes = obsolete.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const copy of [...hourly.toReversed(), ...daily.toReversed()]) {
    if (freedBytes >= missing) break;
    obsolete.push(copy);
    freedBytes += copy.bytes;
  }
  return obsolete;
}

const dayOf = ({ at }: Copy) => Math.floor(at / day);
