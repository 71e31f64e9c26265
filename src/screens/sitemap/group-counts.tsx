import { Icon, type IconName } from "#src/elements/icon.tsx";
import styles from "./group-counts.module.css";

interface GroupCountsProps {
  readonly label: string;
  readonly groups: readonly {
    readonly key: string;
    readonly name: string;
    readonly icon: IconName;
    readonly count: string;
  }[];
}

/** The sitemap's groups with their page counts; each links to its group. */
export function GroupCounts({ label, groups }: GroupCountsProps) {
  return (
    <nav className={styles.counts} aria-label={label}>
      <ul>
        {groups.map(({ key, name, icon, count }) => (
          <li key={key}>
            <a href={`#${key}`}>
              <strong>{count}</strong>
              <span>
                <Icon name={icon} />
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
