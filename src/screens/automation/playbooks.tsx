import { automationExample, type PlaybookKey } from "#content/facts/automation-example.ts";
import type { Copy } from "#src/content/words/words.ts";
import styles from "./playbooks.module.css";

const times = automationExample.playbooks;
const keys = Object.keys(times) as PlaybookKey[];
const stages = ["trigger", "action", "result"] as const;

/** One automation in three sectors, each in three timed steps. */
export function Playbooks({ words }: { words: Copy["automation"]["playbooks"] }) {
  return (
    <ul className="tiles three-64 gap-7">
      {keys.map((key) => (
        <li className={`lined-up ${styles.playbook}`} key={key}>
          <h3>{words.items[key].title}</h3>
          <ol className="lined-up">
            {stages.map((stage) => (
              <li key={stage}>
                <time dateTime={times[key][stage]}>{times[key][stage]}</time>
                <p className="note">{words[stage]}</p>
                <p>{words.items[key][stage]}</p>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
