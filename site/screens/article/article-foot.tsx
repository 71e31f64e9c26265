import { findPath } from "#contract/routes/addresses.ts";
import { screenName } from "#contract/routes/screen-name.ts";
import { articleCopy } from "#site/content/articles/article.copy.ts";
import type { Article } from "#site/content/articles/articles.ts";
import { teamMember } from "#site/content/people/team-members.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { Fact } from "#site/elements/term-list.tsx";
import styles from "./article-foot.module.css";

/** Below the text: the author, a related case and the matching service. */
export function ArticleFoot({ article }: { article: Article }) {
  const { language, byline, caseStudy, writer, service } = article;
  const copy = articleCopy(language).foot;
  const sold = service && findPath(service, language);
  if (!(byline || caseStudy || sold)) return null;
  return (
    <footer className="columns framed-flush-top" data-search-ignore>
      <dl className={`facts from-5 span-8 ${styles.facts}`}>
        {byline ? (
          <Fact term={copy.author} className={styles.writer}>
            <CoverPicture
              picture={teamMember(writer, language).portrait}
              alt=""
              sizes="5.5rem"
              largest={320}
            />
            <p>{byline}</p>
          </Fact>
        ) : null}
        {caseStudy ? (
          <Fact term={copy.case}>
            <a href={caseStudy.path}>{caseStudy.title}</a> – {caseStudy.headline}
          </Fact>
        ) : null}
        {service && sold ? (
          <Fact term={copy.service}>
            <a href={sold}>{screenName(service, language)}</a>
          </Fact>
        ) : null}
      </dl>
    </footer>
  );
}
