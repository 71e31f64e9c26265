import { fillTemplate } from "#contract/copy/fill-template.ts";
import { replyDueAt } from "#contract/formats/business-hours.ts";
import { formatTime } from "#contract/formats/dates.ts";
import { formatDay } from "#contract/formats/days.ts";
import { type Language, locales } from "#contract/languages/languages.ts";
import type { Lead } from "#contract/lead/lead-fields.ts";
import { Button } from "#site/elements/button.tsx";
import { Headline } from "#site/elements/headline.tsx";
import type { contactFormProps } from "#site/screens/contact/island-props.ts";
import { Confirmation } from "#site/sections/confirmation.tsx";
import "#site/elements/three-lines.css";

type FormSentProps = ReturnType<typeof contactFormProps>["confirmation"] & {
  lead: Lead;
  promise: string | undefined;
  /** What the message is about and what it may cost, in words. */
  kind: string;
  onAgain: () => void;
};

/** Takes the place of the form once it is sent: says what was received, and who answers by when. */
export function FormSent({
  language,
  success,
  promised,
  promise,
  copy,
  byEmail,
  hours,
  call,
  person,
  lead,
  kind,
  onAgain,
}: FormSentProps) {
  const { stored, answer, call: conversation } = copy.steps;
  const promiseText = promise && promised[promise];
  const due = new Date(replyDueAt(Date.now(), hours));
  return (
    <div ref={show} data-sent>
      <Confirmation
        heading={
          <h2 className="title-l" tabIndex={-1}>
            <Headline>{success}</Headline>
          </h2>
        }
        person={person}
        title={copy.title}
        steps={[
          {
            when: stored.time,
            title: kind,
            text: <span className="three-lines">{lead.message}</span>,
          },
          {
            when: (
              <time dateTime={due.toISOString()}>
                {dayOf(due, locales[language])}{" "}
                <span>{fillTemplate(copy.by, { time: timeOf(due, language) })}</span>
              </time>
            ),
            title: answer.title,
            text: fillTemplate(lead.phone ? copy.channel : (byEmail ?? copy.channel), {
              email: lead.email,
              phone: lead.phone.replaceAll(" ", "\u00a0"),
            }),
          },
          promiseText
            ? { when: promiseText.title, title: copy.title, text: promiseText.next }
            : { when: call.newTab && copy.call, title: conversation.title, ...call },
        ]}
      >
        <Button variant="quiet" onClick={onAgain}>
          {copy.again}
        </Button>
      </Confirmation>
    </div>
  );
}

/** Leads whoever sent the form to what took its place: it begins where they look, and is read to them. */
function show(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ behavior: "instant" });
  panel?.querySelector("h2")?.focus({ preventScroll: true });
}

/** Such as `lundi 23 novembre`, with no line break before the month. */
function dayOf(moment: Date, locale: string): string {
  const text = formatDay(moment, locale, { weekday: "long", day: "numeric", month: "long" });
  return text.replace(/ (?=\S+$)/, "\u00a0");
}

/** On the visitor's own clock. */
function timeOf(moment: Date, language: Language): string {
  const two = (number: number) => `${number}`.padStart(2, "0");
  return formatTime(`${two(moment.getHours())}:${two(moment.getMinutes())}`, language);
}
