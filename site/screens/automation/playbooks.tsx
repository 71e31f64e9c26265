import { formatTime } from "#contract/formats/dates.ts";
import type { Language } from "#contract/languages/languages.ts";
import { keysOf } from "#contract/reader/records.ts";
import { playbookTimes } from "#data/site/content/facts/automation-example.ts";
import { Bar, Bars } from "#site/elements/bars.tsx";
import { automationCopy } from "#site/screens/automation/automation.copy.ts";
import styles from "./playbooks.module.css";
import "#site/elements/choice.css";

/** The lines of a conversation in their order, each with the bar that it stands in. */
const kinds = { asked: "asked", answered: "answered", replied: "asked", agreed: "agreed" } as const;

/** One automation in three sectors, each a conversation in bars, of which the visitor chooses one. */
export function Playbooks({ language }: { language: Language }) {
  const { playbooks } = automationCopy(language);
  return (
    <section id="playbooks" aria-labelledby="playbooks-title">
      <fieldset className={styles.playbooks} aria-describedby="playbooks-intro">
        <legend className="visually-hidden">{playbooks.title}</legend>
        <div className={styles.head}>
          <h2 className={styles.title} id="playbooks-title">
            {playbooks.title}
          </h2>
          <p id="playbooks-intro">{playbooks.intro}</p>
        </div>
        {keysOf(playbookTimes).map((key, position) => (
          <Playbook key={key} {...{ language, playbook: key, isFirst: position === 0 }} />
        ))}
      </fieldset>
    </section>
  );
}

interface PlaybookProps {
  language: Language;
  playbook: keyof typeof playbookTimes;
  isFirst: boolean;
}

function Playbook({ language, playbook, isFirst }: PlaybookProps) {
  const copy = automationCopy(language).playbooks.items[playbook];
  return (
    <div className={styles.playbook}>
      <label className={`target choice ${styles.choice}`}>
        <input type="radio" name="playbook" defaultChecked={isFirst} />
        <span>{copy.title}</span>
      </label>
      <Bars large className={styles.talk} label={copy.title}>
        {keysOf(kinds).map((turn) => {
          const time = playbookTimes[playbook][turn];
          const { who, text } = copy[turn];
          return (
            <Bar
              kind={kinds[turn]}
              key={turn}
              className={turn === "agreed" ? styles.agreed : ""}
              who={
                <>
                  <time dateTime={time}>{formatTime(time, language)}</time>, {who}
                </>
              }
            >
              <strong>{text}</strong>
            </Bar>
          );
        })}
      </Bars>
    </div>
  );
}
