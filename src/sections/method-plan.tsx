import { formatDuration } from "#src/formats/durations.ts";
import { daysOf, type StepDuration, totalDays } from "#src/formats/step-days.ts";
import type { Language } from "#src/languages.ts";
import styles from "./method-plan.module.css";

export interface PlanStep {
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
  /** Label of the scale, such as "Days". */
  scale: string;
}

const tick = 5;

/** Days drawn for an ongoing step. */
const openEnd = 5;

/** Places consecutive steps on one scale of days. */
export function planSteps(
  steps: (Pick<PlanStep, "key" | "name" | "text"> & { duration: StepDuration })[],
  ongoing: string,
  language: Language,
): Pick<MethodPlanProps, "steps" | "span"> {
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

/** A method as a Gantt chart, one row per step. */
export function MethodPlan({ steps, span, scale }: MethodPlanProps) {
  const ticks = Array.from({ length: Math.ceil(span / tick) }, (_, position) => position * tick);
  const share = (days: number) => `${(100 * days) / span}%`;
  return (
    <div>
      <div className={`note columns gap-2 ${styles.scale}`} aria-hidden="true">
        <span className="from-5">{scale}</span>
        <svg height="16" aria-hidden="true">
          {ticks.map((day) => (
            <text key={day} x={share(day)} y="12">
              {day}
            </text>
          ))}
        </svg>
      </div>
      <ol>
        {steps.map((step) => {
          const rest = span - step.start;
          const { from, to } = step.days ?? { from: rest, to: rest };
          return (
            <li className={`columns gap-2 ${styles.step}`} key={step.key}>
              <h3 className="title-s span-4">{step.name}</h3>
              <p className={`title-s from-5 ${styles.duration}`}>{step.duration}</p>
              <svg className={`across ${styles.bar}`} aria-hidden="true">
                {ticks.map((day) => (
                  <line className={styles.tick} key={day} x1={share(day)} x2={share(day)} y2="100%" />
                ))}
                <rect className={styles.most} x={share(step.start)} width={share(to)} height="100%" />
                <rect className={styles.least} x={share(step.start)} width={share(from)} height="100%" />
              </svg>
              <p className={`across ${styles.text}`}>{step.text}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
