/** Duration of a step in a method; an ongoing one has no end. */
export type StepDuration = { unit: "hours" | "days"; from: number; to: number } | { unit: "ongoing" };

interface Days {
  from: number;
  to: number;
}

/** Length of a step in days; undefined if ongoing. */
export function daysOf(duration: StepDuration): Days | undefined {
  if (duration.unit === "ongoing") return undefined;
  const hours = duration.unit === "hours" ? 24 : 1;
  return { from: duration.from / hours, to: duration.to / hours };
}

/** Total length in days of consecutive steps. */
export function totalDays(durations: StepDuration[]): Days {
  return durations
    .map(daysOf)
    .reduce<Days>(
      (total, days) => ({ from: total.from + (days?.from ?? 0), to: total.to + (days?.to ?? 0) }),
      { from: 0, to: 0 },
    );
}
