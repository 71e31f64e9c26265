import { storedChoice } from "#site/consent/stored-choice.ts";
import { requireElement } from "#site/elements/require-element.ts";
import { type Category, choiceFormId, choiceKey, expiryOf, nothing } from "#site/measurement/choice.ts";
import { pageSettings } from "#site/measurement/page-settings.ts";

/** The sentence for a visitor with a choice, the locale of its days, and those two days; the other sentence. */
export const statusHooks = {
  decided: "data-decided",
  since: "data-since",
  until: "data-until",
  undecided: "data-undecided",
} as const;

/** Shows the visitor's choice and its dates in the form, where the site has one. */
export function connectChoiceForm(): void {
  const form = document.getElementById(choiceFormId);
  const decided = form && requireElement(`[${statusHooks.decided}]`, form);
  const undecided = form && requireElement(`[${statusHooks.undecided}]`, form);
  if (!form || !decided || !undecided) return;
  const settings = pageSettings();
  const write = (hook: "since" | "until", date: Date) => {
    const day = requireElement(`[${statusHooks[hook]}]`, decided);
    if (day) day.textContent = date.toLocaleDateString(decided.getAttribute(statusHooks.decided) ?? "");
  };
  /** When the stored choice was made; null if there is none. */
  const storedSince = () =>
    storedChoice(settings).choice && new Date(JSON.parse(localStorage.getItem(choiceKey) ?? "").date);

  /** `choice` was made just now: show it even if the browser could not store it. */
  const show = (choice = storedChoice(settings).choice) => {
    for (const box of form.querySelectorAll("input")) box.checked = (choice ?? nothing)[box.name as Category];
    const since = storedSince();
    if (since) {
      write("since", since);
      write("until", expiryOf(since, settings.months));
    }
    decided.hidden = !since;
    undecided.hidden = Boolean(since);
  };

  show();
  document.addEventListener("consent", ({ detail }) => show(detail));
  for (const change of ["pageshow", "storage"]) addEventListener(change, () => show());
}
