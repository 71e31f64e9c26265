import type { WordsOf } from "#contract/copy/create-words.ts";
import { automationExample, type PlaybookKey } from "#contract/facts/automation-example.ts";
import { formatTime } from "#contract/formats/dates.ts";
import type { Language } from "#contract/languages.ts";
import type { automationWords } from "#site/screens/automation/words.ts";
import styles from "./playbooks.module.css";

const times = automationExample.playbooks;
const keys = Object.keys(times) as PlaybookKey[];
const stages = ["trigger", "action", "result"] as const;

interface PlaybooksProps {
  items: WordsOf<typeof automationWords>["playbooks"]["items"];
  language: Language;
}

/** One automation in three sectors, each in three timed steps. */
export function Playbooks({ items, language }: PlaybooksProps) {
  return (
    <ul className="tiles three-64 gap-5">
      {keys.map((key) => (
        <li className={`aligned-rows rows-0 ${styles.playbook}`} key={key}>
          <h3>{items[key].title}</h3>
          <dl className="facts aligned-rows rows-0">
            {stages.map((stage) => (
              <div key={stage}>
                <dt className="title-s">{formatTime(times[key][stage], language)}</dt>
                <dd>{items[key][stage]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
