import { formatDuration } from "#contract/formats/durations.ts";
import type { Language } from "#contract/languages/languages.ts";
import { daysOf, type StepDuration, totalDays } from "#site/content/formats/step-days.ts";
import styles from "./method-plan.module.css";

interface MethodPlanProps {
  steps: { key: string; name: string; text: string; duration: StepDuration }[];
  /** Stands for the length of a step without end. */
  ongoing: string;
  language: Language;
}

/** Days drawn for an ongoing step. */
const openEnd = 5;

/** A method as a Gantt chart: each step's bar begins where the one before ends at the latest. */
export function MethodPlan({ steps, ongoing, language }: MethodPlanProps) {
  const durations = steps.map(({ duration }) => duration);
  const span = totalDays(durations).to + (durations.some(({ unit }) => unit === "ongoing") ? openEnd : 0);
  const share = (days: number) => `${(100 * days) / span}%`;
  return (
    <ol>
      {steps.map(({ key, name, text, duration }, position) => {
        const start = totalDays(durations.slice(0, position)).to;
        const { from, to } = daysOf(duration) ?? { from: span - start, to: span - start };
        return (
          <li className={`columns gap-2 ${styles.step}`} key={key}>
            <svg className={`across ${styles.bar}`} aria-hidden="true">
              <rect className={styles.most} x={share(start)} width={share(to)} height="100%" />
              <rect x={share(start)} width={share(from)} height="100%" />
            </svg>
            <h3 className="title-s span-4">{name}</h3>
            <p className="title-s from-5 span-2">
              {duration.unit === "ongoing" ? ongoing : formatDuration(duration, language)}
            </p>
            <p className={`across ${styles.text}`}>{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
