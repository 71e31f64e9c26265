import { partOf } from "#site/elements/behaviours.ts";
import { type Category, choiceKey, expiryOf, nothing, storedChoice } from "#site/measurement/choice.ts";
import { pageSettings } from "#site/measurement/page-settings.ts";

/** Shows the visitor's choice and its dates in the form. */
export function connectChoiceForm(form: HTMLElement): void {
  const decided = partOf(form, "[data-decided]");
  const undecided = partOf(form, "[data-undecided]");
  const settings = pageSettings();
  const write = (day: "since" | "until", date: Date) => {
    partOf(decided, `[data-day=${day}]`).textContent = date.toLocaleDateString(decided.dataset["decided"]);
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
