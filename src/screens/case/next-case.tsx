import type { Case } from "#src/content/cases/cases.ts";
import { CoverPicture } from "#src/elements/cover-picture.tsx";
import { Icon } from "#src/elements/icon.tsx";
import styles from "./next-case.module.css";

interface NextCaseProps {
  study: Pick<Case, "slug" | "path" | "title" | "cover">;
  words: { others: string; next: string };
}

/** The next case as it begins on its own page: its title, then its cover, which becomes that page's. */
export function NextCase({ study: { slug, path, title, cover }, words }: NextCaseProps) {
  return (
    <nav aria-label={words.others}>
      <a className={styles.next} href={path} rel="next">
        <span className={`label ${styles.label}`}>
          {words.next} <Icon name="arrow-right" />
        </span>
        <strong>{title}</strong>
        <div className={`zoom ${styles.cover}`} data-cover={`cover-${slug}`}>
          {/* The same file as on its page, which then has it already. Decorative: the title names the case. */}
          <CoverPicture picture={cover} alt="" sizes="100vw" largest={1600} />
        </div>
      </a>
    </nav>
  );
}
