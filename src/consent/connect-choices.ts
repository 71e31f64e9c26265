import { categories, everything, nothing } from "#src/consent/choice.ts";
import { chosenIn } from "#src/consent/connect-consent-band.ts";
import { storedChoice, validityOfChoice } from "#src/consent/stored-choice.ts";
import { defaultLanguage, isLanguage, locales } from "#src/languages.ts";
import { pageSettings } from "#src/measurement/page-settings.ts";

/** Shows the visitor's choice on the page that is all about it, and passes on what they decide there. */
export function connectChoices(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-choices]");
  const status = form?.querySelector<HTMLElement>("[role=status]");
  if (!form || !status) return;
  const settings = pageSettings();
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : defaultLanguage;

  show();
  document.addEventListener("consent", ({ detail }) => show(detail));
  for (const change of ["pageshow", "storage"]) window.addEventListener(change, () => show());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const answer = event.submitter?.getAttribute("value");
    const chosen = answer === "accept" ? everything : answer === "refuse" ? nothing : chosenIn(form);
    document.dispatchEvent(new CustomEvent("decision", { detail: chosen }));
  });

  /** `choice` where it has just been made: a browser that stores nothing still acts on it. */
  function show(choice = storedChoice(settings).choice) {
    if (!form || !status) return;
    for (const category of categories) {
      const box = form.elements.namedItem(category);
      if (box instanceof HTMLInputElement) box.checked = choice?.[category] ?? false;
    }
    const { undecided = "", decided = "" } = status.dataset;
    const validity = validityOfChoice(settings);
    status.textContent = validity
      ? decided.replace(/{(since|until)}/g, (_, end: keyof typeof validity) =>
          validity[end].toLocaleDateString(locales[language]),
        )
      : undecided;
  }
}
