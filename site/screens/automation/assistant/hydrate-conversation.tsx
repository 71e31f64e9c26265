import { hydrateRoot } from "react-dom/client";
import type { Language } from "#contract/languages.ts";
import { loadJson } from "#site/elements/load-json.ts";
import type { AssistantData } from "#site/screens/automation/assistant/assistant-data.ts";
import { Conversation } from "#site/screens/automation/assistant/conversation.tsx";
import { createAssistant } from "#site/screens/automation/assistant/engine.ts";

/** Hydrates the conversation with what it answers with; throws if that cannot be loaded. */
export async function hydrateConversation(place: HTMLElement, language: Language): Promise<void> {
  const data = await loadJson<AssistantData>(`/assistant/${language}.json`);
  const understand = await createAssistant(data.answers, language);
  const knowledge = { data, language, understand };
  await new Promise<void>((hydrated) =>
    hydrateRoot(place, <Conversation words={data.words} knowledge={knowledge} onHydrated={hydrated} />),
  );
}
