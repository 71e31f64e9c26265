import type { Language } from "#contract/languages.ts";
import { conversationWords } from "#site/screens/automation/assistant/assistant-data.ts";
import { assistantBehaviour } from "#site/screens/automation/assistant/connect-assistant.ts";
import { Conversation } from "#site/screens/automation/assistant/conversation.tsx";
import { assistantWords } from "#site/screens/automation/assistant/words.ts";
import styles from "./assistant.module.css";

/** An assistant to try, that of an invented shop. Scripts load it when it is touched; without them it is not shown. */
export function Assistant({ language }: { language: Language }) {
  const { answers, states, title, lead } = assistantWords(language);
  const count = Object.keys(answers).length;
  return (
    <section
      className={`scripted stack gap-3 ${styles.assistant}`}
      id="assistant"
      aria-labelledby="assistant-title"
      data-behaviour={assistantBehaviour}
    >
      <h2 className="label" id="assistant-title">
        {title}
      </h2>
      <p data-failed hidden>
        {states.failed}
      </p>
      <div data-island>
        <Conversation words={conversationWords(language)} />
      </div>
      <p className="note">{lead({ count })}</p>
    </section>
  );
}
