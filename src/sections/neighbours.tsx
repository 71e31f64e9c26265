import { Icon } from "#src/elements/icon.tsx";
import styles from "./neighbours.module.css";

interface Neighbour {
  title: string;
  path: string;
}

interface NeighboursProps {
  words: { label: string; previous: string; next: string };
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}

export function Neighbours({ words, previous, next }: NeighboursProps) {
  return (
    <nav aria-label={words.label} data-search-ignore>
      <div className={styles.inner}>
        {previous ? (
          <a className={styles.previous} href={previous.path} rel="prev">
            <span className="note">
              <Icon name="arrow-left" /> {words.previous}
            </span>
            <strong className="title-s">{previous.title}</strong>
          </a>
        ) : null}
        {next ? (
          <a className={styles.next} href={next.path} rel="next">
            <span className="note">
              {words.next} <Icon name="arrow-right" />
            </span>
            <strong className="title-s">{next.title}</strong>
          </a>
        ) : null}
      </div>
    </nav>
  );
}
