import { requireElement } from "#site/elements/require-element.ts";

/** Loads the assistant when its form is touched; what is sent meanwhile is answered then. */
export function connectAssistant(): void {
  const form = requireElement<HTMLFormElement>("[data-assistant]");
  if (!form) return;
  let loading: Promise<(message: string) => void> | undefined;
  const load = () => {
    loading ??= import("#site/screens/automation/assistant/conversation.ts").then(({ startConversation }) =>
      startConversation(form),
    );
    return loading;
  };
  const answer = async (message: string) => {
    const failed = requireElement("[data-failed]", form);
    try {
      (await load())(message);
      if (failed) failed.hidden = true;
    } catch {
      loading = undefined;
      if (failed) failed.hidden = false;
    }
  };
  // A download that fails here is tried again with the first question.
  form.addEventListener("focusin", () => load().catch(() => (loading = undefined)), { once: true });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    answer(form.querySelector("input")?.value ?? "");
  });
  form.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.type === "button") answer(button.textContent);
  });
}
