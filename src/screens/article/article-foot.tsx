import type { TeamMember } from "#src/content/people/team-members.ts";
import { CoverPicture } from "#src/elements/cover-picture.tsx";
import styles from "./article-foot.module.css";

interface ArticleFootProps {
  words: Record<"author" | "case" | "service", string>;
  /** Name, and what qualifies them. */
  byline?: string | undefined;
  portrait: TeamMember["portrait"];
  study?: { title: string; headline: string; path: string } | undefined;
  service?: { title: string; path: string } | undefined;
}

/** Below the text: the author, a related case and the matching service. */
export function ArticleFoot({ words, byline, portrait, study, service }: ArticleFootProps) {
  if (!(byline || study || service)) return null;
  return (
    <footer data-search-ignore>
      <dl className={`facts ${styles.inner}`}>
        {byline ? (
          <div>
            <dt>{words.author}</dt>
            <dd className={styles.writer}>
              <CoverPicture picture={portrait} alt="" sizes="5.5rem" largest={320} cutOut />
              <p>{byline}</p>
            </dd>
          </div>
        ) : null}
        {study ? (
          <div>
            <dt>{words.case}</dt>
            <dd>
              <a href={study.path}>{study.title}</a> – {study.headline}
            </dd>
          </div>
        ) : null}
        {service ? (
          <div>
            <dt>{words.service}</dt>
            <dd>
              <a href={service.path}>{service.title}</a>
            </dd>
          </div>
        ) : null}
      </dl>
    </footer>
  );
}
