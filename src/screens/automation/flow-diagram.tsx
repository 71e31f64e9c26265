import type { FlowStep } from "#content/facts/automation-flow.ts";
import styles from "./flow-diagram.module.css";

/** What one step of a flow says. */
interface FlowStepWords {
  readonly title: string;
  readonly detail: string;
  /** When the flow takes this way. */
  readonly condition?: string | undefined;
}

interface FlowItem extends FlowStep, FlowStepWords {
  readonly key: string;
}

interface FlowDiagramProps<Key extends string> {
  /** The steps in reading order, a step after the one it follows. */
  readonly steps: Readonly<Record<Key, FlowStep<Key>>>;
  readonly words: Readonly<Record<NoInfer<Key>, FlowStepWords>>;
  readonly caption: string;
}

/** A flow as a line map, across on wide pages and down on small ones. */
export function FlowDiagram<Key extends string>({ steps, words, caption }: FlowDiagramProps<Key>) {
  const items = (Object.keys(steps) as Key[]).map((key) => ({ key, ...steps[key], ...words[key] }));
  const [first] = items;
  return (
    <figure className={styles.flow}>
      {first ? <Way items={items} from={first} /> : null}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** The steps from one on; where the flow divides, one list for each way. */
function Way({ items, from }: { items: readonly FlowItem[]; from: FlowItem }) {
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
                <Way key={branch.key} items={items} from={branch} />
              ))}
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
