import type { FlowStep } from "#content/facts/automation-flow.ts";
import {
  type FlowDrawing,
  type FlowItem,
  type FlowStepWords,
  layOutAcross,
  layOutDown,
} from "#src/screens/automation/flow-layout.ts";
import styles from "./flow-diagram.module.css";

interface FlowDiagramProps<Key extends string> {
  /** The steps in reading order, a step after the one it follows. */
  readonly steps: Readonly<Record<Key, FlowStep<Key>>>;
  readonly words: Readonly<Record<NoInfer<Key>, FlowStepWords>>;
  readonly caption: string;
}

/** A flow drawn as a line map, across on wide pages and down on small ones; a list says the same. */
export function FlowDiagram<Key extends string>({ steps, words, caption }: FlowDiagramProps<Key>) {
  const items = (Object.keys(steps) as Key[]).map((key) => ({ key, ...steps[key], ...words[key] }));
  const [first] = items;
  return (
    <figure className={styles.flow}>
      <Drawing drawing={layOutAcross(items)} className={styles.across} />
      <Drawing drawing={layOutDown(items)} className={styles.down} />
      <div className="visually-hidden">{first ? <Way items={items} from={first} /> : null}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Drawing({ drawing, className }: { drawing: FlowDrawing; className: string | undefined }) {
  const { width, height, signs, links, arrows, lines } = drawing;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.link} d={links.join("")} />
      <path className={styles.arrow} d={arrows.join("")} />
      {signs.map(({ key, x, y, end }) => (
        <rect
          key={key}
          className={end ? styles.end : styles.sign}
          x={x - 8}
          y={y - 8}
          width="16"
          height="16"
        />
      ))}
      {lines.map(({ kind, text, x, y }) => (
        <text key={`${x} ${y}`} className={styles[kind]} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** The steps from one on, as a list; where the flow divides, one list for each way. */
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
          {item.condition ? `${item.condition}. ` : null}
          {item.title}, {item.detail}
          {position === run.length - 1
            ? next.map((branch) => <Way key={branch.key} items={items} from={branch} />)
            : null}
        </li>
      ))}
    </ol>
  );
}
