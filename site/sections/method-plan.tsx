import { formatDuration } from "#contract/formats/durations.ts";
import { daysOf, type StepDuration, totalDays } from "#contract/formats/step-days.ts";
import type { Language } from "#contract/languages.ts";
import styles from "./method-plan.module.css";

interface PlanStep {
  key: string;
  name: string;
  text: string;
  duration: string;
  /** Latest start, shortest and longest length, in days; `days` is missing where the step is ongoing. */
  start: number;
  days?: { from: number; to: number } | undefined;
}

interface MethodPlanProps {
  steps: PlanStep[];
  span: number;
}

/** Days drawn for an ongoing step. */
const openEnd = 5;

/** Places consecutive steps on one scale of days. */
export function planSteps(
  steps: (Pick<PlanStep, "key" | "name" | "text"> & { duration: StepDuration })[],
  ongoing: string,
  language: Language,
): MethodPlanProps {
  const durations = steps.map(({ duration }) => duration);
  return {
    steps: steps.map(({ duration, ...step }, position) => ({
      ...step,
      duration: duration.unit === "ongoing" ? ongoing : formatDuration(duration, language),
      start: totalDays(durations.slice(0, position)).to,
      days: daysOf(duration),
    })),
    span: totalDays(durations).to + (durations.some(({ unit }) => unit === "ongoing") ? openEnd : 0),
  };
}

/** A method as a Gantt chart: each step's bar begins where the one before ends at the latest. */
export function MethodPlan({ steps, span }: MethodPlanProps) {
  const share = (days: number) => `${(100 * days) / span}%`;
  return (
    <ol>
      {steps.map((step) => {
        const rest = span - step.start;
        const { from, to } = step.days ?? { from: rest, to: rest };
        return (
          <li className={`columns gap-2 ${styles.step}`} key={step.key}>
            <svg className={`across ${styles.bar}`} aria-hidden="true">
              <rect className={styles.most} x={share(step.start)} width={share(to)} height="100%" />
              <rect x={share(step.start)} width={share(from)} height="100%" />
            </svg>
            <h3 className="title-s span-4">{step.name}</h3>
            <p className="title-s from-5 span-2">{step.duration}</p>
            <p className={`across ${styles.text}`}>{step.text}</p>
          </li>
        );
      })}
    </ol>
  );
}
