import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Bar } from "#site/elements/bars.tsx";
import { Button } from "#site/elements/button.tsx";
import { useHydrated } from "#site/elements/use-hydrated.ts";
import type { conversationProps } from "#site/screens/automation/assistant/assistant-data.ts";
import { longestQuestion } from "#site/screens/automation/assistant/engine.ts";
import { knowledgeIn } from "#site/screens/automation/assistant/knowledge.ts";
import { nextTurn, startTalk } from "#site/screens/automation/assistant/talk.ts";
import "#site/elements/fields.css";
import styles from "./assistant.module.css";

/** The conversation with the assistant, which loads what it knows with the first question. */
export function Conversation({ language, words, slots }: ReturnType<typeof conversationProps>) {
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [hasFailed, setFailed] = useState(false);
  const start = startTalk(words.opening, slots);
  const [{ log: said, offered, notes }, setTalk] = useState(start);
  const choices = offered.length > 0 ? offered.map(({ text }) => text) : words.suggestions;

  useEffect(() => {
    if (said.length > words.opening.length)
      log.current?.lastElementChild?.scrollIntoView({ behavior: "instant", block: "nearest" });
  }, [said, words.opening]);

  async function ask(message: string): Promise<boolean> {
    try {
      const knowledge = await knowledgeIn(language);
      setTalk((talk) => nextTurn(talk, message, knowledge));
      setFailed(false);
      return true;
    } catch (error) {
      console.error(error);
      setFailed(true);
      return false;
    }
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = field.current;
    const question = input?.value ?? "";
    if ((await ask(question)) && input?.value === question) input.value = "";
  }

  function restart() {
    setTalk(start);
    field.current?.focus();
  }

  return (
    <form className="stack gap-4" autoComplete="off" onSubmit={send} onReset={restart}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus */}
      <div className={styles.log} role="log" aria-label={words.log} tabIndex={0} ref={log}>
        {said.map(({ key, who, text }) => (
          <Bar as="p" kind={who} key={key}>
            {text}
          </Bar>
        ))}
      </div>
      <p role="status" data-failed hidden={!hasFailed}>
        {hasFailed ? words.failed : null}
      </p>
      <label htmlFor="assistant-question">{words.label}</label>
      <div className={styles.entry}>
        <input
          type="text"
          id="assistant-question"
          maxLength={longestQuestion}
          enterKeyHint="send"
          ref={field}
        />
        <Button type="submit" variant="secondary" disabled={!isHydrated}>
          {words.send}
        </Button>
      </div>
      <div className={`cluster gap-2 ${styles.choices}`} data-part="choices">
        {choices.map((text) => (
          <button
            className="underlined"
            key={text}
            type="button"
            disabled={!isHydrated}
            onClick={() => ask(text)}
          >
            {text}
          </button>
        ))}
      </div>
      <button
        className={`underlined ${styles.restart}`}
        type="reset"
        hidden={said.length === words.opening.length}
      >
        {words.restart}
      </button>
      <section data-part="report" aria-labelledby="assistant-report" hidden={notes.length === 0}>
        <h3 id="assistant-report">{words.report}</h3>
        <ul className="ruled">
          {notes.map((note, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes are only added
            <li key={place}>{note}</li>
          ))}
        </ul>
      </section>
    </form>
  );
}
