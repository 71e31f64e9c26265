import { type TrackedEvent, trackedEvents } from "#content/facts/tracked-events.ts";
import type { Copy } from "#src/content/words.ts";
import styles from "./event-table.module.css";

/** Events tracked on every site: name, trigger, and what the owner learns from it. */
export function EventTable({ words }: { words: Copy["cro"]["events"] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <div>
              {words.event} <span>{words.when}</span>
            </div>
          </th>
          <th scope="col">{words.tells}</th>
        </tr>
      </thead>
      <tbody>
        {trackedEvents.map((event) => (
          <tr key={event}>
            <th scope="row">
              <div>
                <code translate="no">{breakable(event)}</code>
                <span>{words.items[event].when}</span>
              </div>
            </th>
            <td>{words.items[event].tells}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An event name that may wrap after underscores. */
function breakable(event: TrackedEvent) {
  return event
    .split(/(?<=_)/)
    .flatMap((part, position) => (position > 0 ? [<wbr key={part} />, part] : [part]));
}
