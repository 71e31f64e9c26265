import type { Language } from "#contract/languages.ts";
import { requireElement } from "#site/elements/require-element.ts";
import { whenTouched } from "#site/elements/when-touched.ts";

/** Loads the assistant when it is touched; what is sent meanwhile is answered then. */
export function connectAssistant(): void {
  const place = requireElement("[data-assistant]");
  const failed = requireElement("[data-failed]");
  if (!place || !failed) return;
  const load = async () => {
    const { hydrateConversation } = await import(
      "#site/screens/automation/assistant/hydrate-conversation.tsx"
    );
    await hydrateConversation(place, place.dataset["assistant"] as Language);
    failed.hidden = true;
  };
  const onFailure = () => {
    failed.hidden = false;
  };
  whenTouched(place, load, { onFailure });
}
