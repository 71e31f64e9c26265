import type { ReactNode } from "react";
import type { CopyOf } from "#contract/copy/copy-reader.ts";
import type { Language } from "#contract/languages/languages.ts";
import { findPath, hasPage, pathOf } from "#contract/routes/addresses.ts";
import { site } from "#data/contract/facts/site.ts";
import { workedExample } from "#data/site/content/facts/calculator-choices.ts";
import { auditLink } from "#site/content/offer/contact-page.ts";
import { examplesCopy } from "#site/content/offer/examples.copy.ts";
import { serviceLandingCopy } from "#site/content/offer/service-landing.copy.ts";
import { withKeys } from "#site/content/with-keys.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { Logo } from "#site/elements/logo.tsx";
import { MailAddress } from "#site/elements/mail-address.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { PageHero } from "#site/sections/page-hero.tsx";
import { PresetSum } from "#site/sections/preset-sum.tsx";
import "#site/sections/amounts.css";
import styles from "./examples.module.css";

type ExamplesCopy = CopyOf<typeof examplesCopy>;
type Paper = ExamplesCopy["papers"]["audit"];

/** What a client gets in writing: three documents of an invented business, each a sheet to print. */
export function Examples({ language }: { language: Language }) {
  const copy = examplesCopy(language);
  const audit = { text: copy.closing.audit, ...auditLink(language) };
  const quote = { text: copy.closing.quote, href: pathOf("contact", language) };
  const packages = findPath("social", language, "#packages");
  const compare = packages ? { text: serviceLandingCopy(language).compare, href: packages } : quote;
  const { papers } = copy;
  /** The documents, and what comes next for the reader of each. */
  const sheets = [
    { key: "audit", paper: papers.audit, action: audit },
    { key: "quote", paper: papers.quote, action: quote },
    { key: "report", paper: papers.report, action: compare },
  ].flatMap(({ key, paper, action }) => (paper ? [{ key, paper, action }] : []));
  return (
    <>
      <div className="screen-only">
        <PageHero title={copy.seo.h1} subtitle={copy.subtitle} layout="brief">
          <ul className="cluster rows-0">
            {sheets.map(({ key, paper }) => (
              <li key={key}>
                <a className="target" href={`#${key}`}>
                  {paper.name}
                </a>
              </li>
            ))}
          </ul>
        </PageHero>
      </div>
      {sheets.map(({ key, paper, action }, position) => (
        <PaperArticle id={key} paper={paper} copy={copy} action={action} isFirst={position === 0} key={key}>
          {key === "quote" && workedExample && hasPage("pricing", language) ? (
            <PresetSum preset={workedExample} language={language} firm />
          ) : null}
        </PaperArticle>
      ))}
    </>
  );
}

interface PaperArticleProps extends Pick<SheetProps, "id" | "paper" | "children"> {
  copy: ExamplesCopy;
  /** The button below it. */
  action: { text: string; href: string; newTab?: string };
  isFirst: boolean;
}

/** A document, with its name and when it comes beside it. */
function PaperArticle({ id, paper, copy, action, isFirst, children }: PaperArticleProps) {
  return (
    <article
      className={`columns gap-5 framed ${styles.paper}`}
      id={id}
      data-ground="tint"
      aria-labelledby={`${id}-title`}
    >
      <header className="stack gap-2 span-4 stays-beside screen-only">
        <h2 id={`${id}-title`}>{paper.name}</h2>
        <p>{paper.when}</p>
      </header>
      <Sheet
        id={id}
        paper={paper}
        stamp={copy.stamp}
        client={paper.client ?? copy.client}
        registered={copy.registered}
      >
        {children}
      </Sheet>
      <div className="from-5 span-8">
        <ButtonLink {...action} variant={isFirst ? "primary" : "quiet"}>
          {action.text}
        </ButtonLink>
      </div>
    </article>
  );
}

interface SheetProps extends Pick<ExamplesCopy, "stamp" | "client" | "registered"> {
  id: string;
  paper: Paper;
  /** What it comes to; by default the figure that matters. */
  children?: ReactNode;
}

/** A sheet of paper: whose it is, what it says in a figure, and the rest in place. */
function Sheet({ id, paper, stamp, client, registered, children }: SheetProps) {
  return (
    <div className={`stack from-5 span-8 ${styles.sheet}`}>
      <Letterhead id={id} date={paper.date} stamp={stamp} client={client} />
      <h3 className="title-s">{paper.title}</h3>
      {children ??
        (paper.figure ? (
          <p className={`stack gap-1 label ${styles.figure}`}>
            <b className="figure">{withPrices(paper.figure.value)}</b>
            <span>{withPrices(paper.figure.says)}</span>
          </p>
        ) : null)}
      <details className={`disclosure ${styles.rest}`}>
        <summary className="label">{paper.link}</summary>
        <div className={`stack gap-5 ${styles.text}`}>
          <p>{withPrices(paper.intro)}</p>
          {withKeys(paper.tables).map((table) => (
            <Amounts {...table} key={table.key} />
          ))}
          <div className={`ruled ${styles.parts}`}>
            {withKeys(paper.parts).map((part) => (
              <details className="disclosure" key={part.key}>
                <summary className="label">
                  <h4>{part.title}</h4>
                </summary>
                <p>{withPrices(part.text)}</p>
              </details>
            ))}
          </div>
          {paper.signature ? <p className={styles.signature}>{paper.signature}</p> : null}
          <Foot registered={registered} />
        </div>
      </details>
    </div>
  );
}

function Letterhead({
  id,
  date,
  stamp,
  client,
}: Pick<SheetProps, "id" | "stamp" | "client"> & Pick<Paper, "date">) {
  return (
    <p className={styles.letterhead}>
      <span className="title-s with-sign">
        <Logo place={id} />
        <span translate="no">{site.brand}</span>
      </span>
      <span>{date}</span>
      <span>
        <strong>{client.name}</strong>
        <br />
        {client.address}
      </span>
      <span className={styles.stamp}>{stamp}</span>
    </p>
  );
}

function Amounts({ caption, columns, rows, sum, tax = {} }: Paper["tables"][string]) {
  return (
    <table className="amounts">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.item}</th>
          <th scope="col">{columns.first}</th>
          <th scope="col">{columns.second}</th>
        </tr>
      </thead>
      <tbody>
        {withKeys(rows).map((row) => (
          <Line {...row} key={row.key} />
        ))}
      </tbody>
      {sum ? (
        <tfoot>
          <Line {...sum} />
          {withKeys(tax).map((row) => (
            <Line {...row} key={row.key} />
          ))}
        </tfoot>
      ) : null}
    </table>
  );
}

/** Who sends a paper. */
function Foot({ registered }: Pick<SheetProps, "registered">) {
  const { legal } = site;
  return (
    <p className={`note cluster rows-0 ${styles.foot}`}>
      <span>{legal.name}</span>
      <span>
        {legal.street}, {legal.postalCode} {legal.city}
      </span>
      {registered ? <span>{registered}</span> : null}
      <span>
        <MailAddress />
      </span>
    </p>
  );
}

function Line({ item, first, second }: Paper["tables"][string]["rows"][string]) {
  return (
    <tr>
      <th scope="row">{withPrices(item)}</th>
      <td>{withPrices(first)}</td>
      <td>{withPrices(second)}</td>
    </tr>
  );
}
