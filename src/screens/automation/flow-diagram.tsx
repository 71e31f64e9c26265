import { automationFlow, type FlowStep } from "#content/facts/automation-flow.ts";
import type { Copy } from "#src/content/words/words.ts";
import { keyed } from "#src/formats/keyed.ts";
import styles from "./flow-diagram.module.css";

interface FlowItem extends FlowStep {
  key: string;
  title: string;
  detail: string;
  /** Condition under which the flow takes this branch. */
  condition?: string | undefined;
}

/** A band with a flow chart, which is horizontal on wide pages and vertical on small ones. */
export function FlowDiagram({ words }: { words: Copy["automation"]["flow"] }) {
  const items: FlowItem[] = keyed<keyof typeof automationFlow, FlowStep>(automationFlow).map((step) => ({
    ...step,
    ...words.steps[step.key],
  }));
  const [first] = items;
  return (
    <section
      className={`stack gap-5 framed ${styles.band}`}
      id="flow"
      data-ground="accent"
      aria-labelledby="flow-title"
    >
      <div className="stack gap-4">
        <h2 id="flow-title">{words.title}</h2>
        <p className="lead">{words.lead}</p>
      </div>
      <figure className={styles.flow}>
        {first ? <Branch items={items} from={first} /> : null}
        <figcaption className="small">{words.caption}</figcaption>
      </figure>
    </section>
  );
}

/** The steps from one step on; where the flow branches, one nested list per branch. */
function Branch({ items, from }: { items: FlowItem[]; from: FlowItem }) {
  const run: FlowItem[] = [from];
  let next = items.filter((item) => item.after === from.key);
  while (next.length === 1) {
    run.push(...next);
    next = items.filter((item) => item.after === run.at(-1)?.key);
  }
  return (
    <ol>
      {run.map((item, position) => (
        <li key={item.key}>
          <p>
            {item.condition ? <em>{item.condition}</em> : null}
            <strong>{item.title}</strong> {item.detail}
          </p>
          {position === run.length - 1 && next.length > 0 ? (
            <div>
              {next.map((branch) => (
                <Branch key={branch.key} items={items} from={branch} />
              ))}
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
