import type { Language } from "#contract/languages/languages.ts";
import { loadJson } from "#site/elements/load-json.ts";
import type { AssistantData } from "#site/screens/automation/assistant/assistant-data.ts";
import { createAssistant } from "#site/screens/automation/assistant/engine.ts";
import type { Knowledge } from "#site/screens/automation/assistant/talk.ts";

let loaded: Promise<Knowledge> | undefined;

/** What the assistant answers with, loaded by the first call; after a failed download, the next one tries again. */
export function knowledgeIn(language: Language): Promise<Knowledge> {
  loaded ??= load(language);
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

async function load(language: Language): Promise<Knowledge> {
  const data = await loadJson<AssistantData>(`/assistant/${language}.json`);
  return { data, language, understand: await createAssistant(data.answers, language) };
}
