import type { Language } from "#contract/languages.ts";
import { Band } from "#site/elements/band.tsx";
import { Island } from "#site/elements/island.tsx";
import { conversationWords } from "#site/screens/automation/assistant/assistant-data.ts";
import { assistantBehaviour } from "#site/screens/automation/assistant/connect-assistant.ts";
import { Conversation } from "#site/screens/automation/assistant/conversation.tsx";
import { assistantWords } from "#site/screens/automation/assistant/words.ts";

/** An assistant to try, that of an invented shop. Scripts load it when it is touched; without them it is not shown. */
export function Assistant({ language }: { language: Language }) {
  const { answers, states, title, lead, real } = assistantWords(language);
  const count = Object.keys(answers).length;
  return (
    <div className="scripted" data-behaviour={assistantBehaviour}>
      <Band id="assistant" title={title} lead={lead({ count })}>
        <p data-failed hidden>
          {states.failed}
        </p>
        <Island>
          <Conversation words={conversationWords(language)} />
        </Island>
        <p className="note">{real}</p>
      </Band>
    </div>
  );
}
