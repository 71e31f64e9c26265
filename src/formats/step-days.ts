/** How long a step of a method takes; one that goes on has no end. */
export type StepDuration =
  | { readonly unit: "hours" | "days"; readonly from: number; readonly to: number }
  | { readonly unit: "ongoing" };

interface Days {
  readonly from: number;
  readonly to: number;
}

/** A step's length in days; none for a step that goes on. */
export function daysOf(duration: StepDuration): Days | undefined {
  if (duration.unit === "ongoing") return undefined;
  const hours = duration.unit === "hours" ? 24 : 1;
  return { from: duration.from / hours, to: duration.to / hours };
}

/** The length in days of steps that follow each other. */
export function totalDays(durations: readonly StepDuration[]): Days {
  return durations
    .map(daysOf)
    .reduce<Days>(
      (total, days) => ({ from: total.from + (days?.from ?? 0), to: total.to + (days?.to ?? 0) }),
      { from: 0, to: 0 },
    );
}
