import type { Language } from "#contract/languages.ts";
import { Band } from "#site/elements/band.tsx";
import { Button } from "#site/elements/button.tsx";
import suggestionStyles from "#site/elements/suggestions.module.css";
import { longestQuestion } from "#site/screens/automation/assistant/engine.ts";
import { assistantWords } from "#site/screens/automation/assistant/words.ts";
import "#site/elements/fields.css";
import styles from "./assistant.module.css";

/** An assistant to try, that of an invented shop. Scripts load it when it is touched; without them it is not shown. */
export function Assistant({ language }: { language: Language }) {
  const { answers, suggestions, report, states, ...words } = assistantWords(language);
  const count = Object.keys(answers).length;
  return (
    <div className="scripted">
      <Band id="assistant" title={words.title} lead={words.lead({ count })}>
        <form className={`stack gap-4 ${styles.form}`} data-assistant={language} autoComplete="off">
          <p data-failed hidden>
            {states.failed}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus */}
          <div className={styles.log} data-part="log" role="log" aria-label={words.log} tabIndex={0}>
            <p data-who="answered">{words.greeting}</p>
          </div>
          <label htmlFor="assistant-question">{words.label}</label>
          <div className={styles.entry}>
            <input
              type="text"
              id="assistant-question"
              data-part="question"
              maxLength={longestQuestion}
              enterKeyHint="send"
            />
            <Button type="submit">{words.send}</Button>
          </div>
          <div className={`cluster gap-2 ${suggestionStyles.suggestions}`} data-part="choices">
            {Object.entries(suggestions).map(([key, question]) => (
              <button key={key} type="button">
                {question}
              </button>
            ))}
          </div>
          <button className={styles.restart} data-part="restart" type="reset" hidden>
            {words.restart}
          </button>
          <section data-part="report" aria-labelledby="assistant-report" hidden>
            <h3 id="assistant-report">{report.title}</h3>
            <ul />
          </section>
        </form>
        <p className="note">{words.real}</p>
      </Band>
    </div>
  );
}
