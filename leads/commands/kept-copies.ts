import { day } from "#contract/formats/milliseconds.ts";

/** A backup in its folder. */
export interface Copy {
  /** Begins with the day, so that names sort by age. */
  name: string;
  /** When it was made, in milliseconds since 1970. */
  at: number;
  bytes: number;
}

/** Copies of the last day are all kept, before that one a day. */
const hourlyFor = day;

/**
 * Which copies to remove before another is made: those older than `keep` milliseconds, all but the newest of each day
 * (UTC) before the last 24 hours, and as many more as it takes to free `missing` bytes: first those a day has besides
 * its newest, then the oldest. The newest of all always stays.
 */
export function copiesToRemove(copies: Copy[], now: number, keep: number, missing: number): Copy[] {
  const [newest, ...earlier] = copies.toSorted((one, other) => other.at - one.at);
  if (!newest) return [];
  let later = newest;
  const daily: Copy[] = [];
  const hourly: Copy[] = [];
  const removed: Copy[] = [];
  for (const copy of earlier) {
    const isNewestOfDay = dayOf(copy) !== dayOf(later);
    later = copy;
    if (copy.at < now - keep || (!isNewestOfDay && copy.at < now - hourlyFor)) removed.push(copy);
    else if (isNewestOfDay) daily.push(copy);
    else hourly.push(copy);
  }
  let freed = removed.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const copy of [...hourly.toReversed(), ...daily.toReversed()]) {
    if (freed >= missing) break;
    removed.push(copy);
    freed += copy.bytes;
  }
  return removed;
}

const dayOf = ({ at }: Copy) => Math.floor(at / day);
