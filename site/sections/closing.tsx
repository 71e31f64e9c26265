import type { ComponentProps } from "react";
import { phoneLink, phoneText, whatsappLink } from "#contract/copy/contact-links.ts";
import type { Language } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { answeredBy } from "#data/contract/facts/people.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { auditLink } from "#site/content/offer/contact-page.ts";
import { teamMember } from "#site/content/people/team-members.ts";
import { Bar, Bars } from "#site/elements/bars.tsx";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { Icon } from "#site/elements/icon.tsx";

interface ClosingProps {
  language: Language;
  /** The page's own question; by default one for all. */
  title?: string | undefined;
  /** The first bar, a link; by default to the contact page. */
  ask?: { text: string; href: string } | undefined;
  /** The third bar; by default the audit. */
  book?: Agreed | undefined;
  /** Whether the questions before it ended on its first bar. */
  isAsked?: boolean;
}

interface Agreed {
  text: string;
  note?: string;
  href: string;
  newTab?: string;
}

/** Moves what stands in brackets to the note, so that a button has two lines at most. */
function noted(agreed: Agreed): Agreed {
  const [, text, note] = /^(.+?)\s*\(([^()]+)\)$/.exec(agreed.text) ?? [];
  return text && note ? { ...agreed, text, note } : agreed;
}

// Tied, so that it begins no line.
const arrow = (
  <>
    {"\u00a0"}
    <Icon name="arrow-right" />
  </>
);

/** The end of a page that has asked and answered by itself: the appointment alone. */
export function ClosingOffer({
  language,
  title,
  note,
  book,
}: Pick<ClosingProps, "language" | "title" | "book"> & { note?: string }) {
  const { ending } = layoutCopy(language);
  const agreed = book ?? { text: ending.book, ...auditLink(language) };
  return (
    <section className="screen-only" aria-labelledby="closing-title" id="closing">
      <Bars as="div" large arriving>
        <Bar as="div" kind="agreed" who={title} href={agreed.href} newTab={agreed.newTab} last>
          <h2 id="closing-title">{agreed.text}</h2> {note ?? ending.free}
          {arrow}
        </Bar>
      </Bars>
    </section>
  );
}

/** What a page asks in its end, a link: the first of the bars. */
function Asked({ language, title, ask }: Pick<ClosingProps, "language" | "title" | "ask">) {
  const { ending } = layoutCopy(language);
  const asked = ask ?? { text: ending.ask, href: pathOf("contact", language) };
  return (
    <Bar as="div" kind="asked" href={asked.href}>
      <h2 id="closing-title">{title ?? ending.title}</h2> {asked.text}
    </Bar>
  );
}

/** The same at the foot of questions, for a closing that goes on from there. */
export function ClosingAsk(props: ComponentProps<typeof Asked>) {
  return (
    <Bars as="div" large className="screen-only">
      <Asked {...props} />
    </Bars>
  );
}

/** The closing of a page: its question, who answers it, and the appointment, in the bars of the mark. */
export function Closing({ language, title, ask, book, isAsked = false }: ClosingProps) {
  const { ending, greeting, newTab } = layoutCopy(language);
  const { portrait } = teamMember(answeredBy[language], language);
  const whatsappHref = whatsappLink(greeting);
  const answer =
    whatsappHref === null
      ? { href: phoneLink(language), text: phoneText(language) }
      : { href: whatsappHref, text: ending.messenger, newTab };
  const agreed = noted(book ?? { text: ending.book, note: ending.free, ...auditLink(language) });
  return (
    <section className="screen-only" aria-labelledby="closing-title" id={isAsked ? undefined : "closing"}>
      <Bars as="div" large arriving>
        {isAsked ? null : <Asked language={language} title={title} ask={ask} />}
        <Bar
          as="div"
          kind="answered"
          href={answer.href}
          newTab={answer.newTab}
          person={<CoverPicture picture={portrait} alt="" sizes="5rem" largest={320} />}
        >
          <strong>{ending.answers}</strong> {answer.text}
        </Bar>
        <Bar as="div" kind="agreed" href={agreed.href} newTab={agreed.newTab}>
          <strong>
            {agreed.text}
            {agreed.note ? null : arrow}
          </strong>{" "}
          {agreed.note}
          {agreed.note ? arrow : null}
        </Bar>
      </Bars>
    </section>
  );
}
