import type { Language } from "#contract/languages.ts";
import { partOf } from "#site/elements/behaviours.ts";
import { whenTouched } from "#site/elements/when-touched.ts";

export const assistantBehaviour = "assistant";

/** Loads the assistant when it is touched, which an Astro island would write into the page; what is sent meanwhile is answered then. */
export function connectAssistant(root: HTMLElement): void {
  const place = partOf(root, "[data-island]");
  const failed = partOf(root, "[data-failed]");
  const load = async () => {
    const { hydrateConversation } = await import(
      "#site/screens/automation/assistant/hydrate-conversation.tsx"
    );
    await hydrateConversation(place, document.documentElement.lang as Language);
    failed.hidden = true;
  };
  const onFailure = () => {
    failed.hidden = false;
  };
  whenTouched(place, load, { onFailure });
}
