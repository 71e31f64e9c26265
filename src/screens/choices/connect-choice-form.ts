import { storedChoice } from "#src/consent/stored-choice.ts";
import { requireElement } from "#src/elements/require-element.ts";
import { type Category, choiceFormId, choiceKey, expiryOf, nothing } from "#src/measurement/choice.ts";
import { pageSettings } from "#src/measurement/page-settings.ts";

/** What the status line says with and without a choice, and the locale that it writes days in. */
export const statusHooks = {
  decided: "data-decided",
  undecided: "data-undecided",
  locale: "data-locale",
} as const;

/** Shows the visitor's choice and its dates in the form, where the site has one. */
export function connectChoiceForm(): void {
  const form = document.getElementById(choiceFormId);
  const status = form && requireElement("[role=status]", form);
  if (!form || !status) return;
  const settings = pageSettings();
  const written = (hook: keyof typeof statusHooks) => status.getAttribute(statusHooks[hook]) ?? "";
  const day = (date: Date) => date.toLocaleDateString(written("locale"));

  /** `choice` was made just now: show it even if the browser could not store it. */
  const show = (choice = storedChoice(settings).choice) => {
    for (const box of form.querySelectorAll("input")) box.checked = (choice ?? nothing)[box.name as Category];
    const since = storedSince();
    status.textContent = since
      ? written("decided")
          .replace("{since}", day(since))
          .replace("{until}", day(expiryOf(since, settings.months)))
      : written("undecided");
  };
  /** When the stored choice was made; null if there is none. */
  const storedSince = () =>
    storedChoice(settings).choice && new Date(JSON.parse(localStorage.getItem(choiceKey) ?? "").date);

  show();
  document.addEventListener("consent", ({ detail }) => show(detail));
  for (const change of ["pageshow", "storage"]) addEventListener(change, () => show());
}
