import type { ReactNode } from "react";
import type { Language } from "#contract/languages/languages.ts";
import { assistantWords } from "#site/screens/automation/assistant/assistant.words.ts";
import styles from "./assistant.module.css";

interface AssistantProps {
  language: Language;
  /** The conversation with it. */
  children?: ReactNode;
}

/** An assistant to try, that of an invented shop; without scripts it is not shown. */
export function Assistant({ language, children }: AssistantProps) {
  const { answers, title, lead } = assistantWords(language);
  const count = Object.keys(answers).length;
  return (
    <section
      className={`scripted stack gap-3 ${styles.assistant}`}
      id="assistant"
      aria-labelledby="assistant-title"
    >
      <h2 className="label" id="assistant-title">
        {title}
      </h2>
      {children}
      <p className="note">{lead({ count })}</p>
    </section>
  );
}
