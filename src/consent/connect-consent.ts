import { bandMarks, type ConsentBand, consentBand } from "#src/consent/connect-consent-band.ts";
import { dropStoredChoice, storeChoice, storedChoice } from "#src/consent/stored-choice.ts";
import { required } from "#src/elements/required.ts";
import { type Choice, categories, choiceKey, everything, nothing } from "#src/measurement/choice.ts";
import { type PageSettings, pageSettings } from "#src/measurement/page-settings.ts";

declare global {
  interface DocumentEventMap {
    /** What the visitor agrees to, when they say so on this page. */
    consent: CustomEvent<Choice>;
    /** What the visitor chose elsewhere on this page than in the band. */
    decision: CustomEvent<Choice>;
  }
}

/** Marks a link that opens the band again, where a script can. */
export const reviewAttribute = "data-consent";

type ThirdParties = typeof import("#src/measurement/third-parties.ts");

/** What talks to third parties, once a choice has allowed some of it. */
let thirdParties: ThirdParties | undefined;

/**
 * Asks for consent, remembers the answer and loads what it allows, nothing before; without the consent
 * step, everything at once. Withdrawing removes what was set and loads the page anew.
 */
export function connectConsent(): void {
  const settings = pageSettings();
  window.addEventListener("pagehide", () => thirdParties?.detachThirdParties());

  if (settings.consent !== undefined) {
    const dialog = required<HTMLDialogElement>(`dialog#${bandMarks.id}`);
    // Who cannot be asked has not agreed.
    if (dialog) askIn(dialog, settings);
    return;
  }
  start(everything, settings);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) start(everything, settings);
  });
}

function askIn(dialog: HTMLDialogElement, settings: PageSettings): void {
  const band: ConsentBand = consentBand(dialog, decide);
  const { choice, stale } = storedChoice(settings);
  /** What this page has acted on. */
  let applied = choice;
  if (choice) start(choice, settings);
  else band.ask();
  if (stale) eraseEverything();

  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>(`a[${reviewAttribute}]`) : null;
    if (!link) return;
    event.preventDefault();
    if (applied) band.review(applied, link);
    else band.show();
  });
  document.addEventListener("decision", ({ detail }) => {
    band.hide();
    decide(detail);
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) follow();
  });
  // The visitor may have decided while this page was drawn ahead.
  document.addEventListener("prerenderingchange", follow);
  window.addEventListener("storage", ({ key }) => {
    if (key === choiceKey || key === null) follow();
  });

  async function decide(decided: Choice) {
    const withdrawn = applied && isNarrower(decided, applied);
    applied = decided;
    storeChoice(decided, settings);
    document.dispatchEvent(new CustomEvent("consent", { detail: decided }));
    if (!withdrawn) {
      start(decided, settings);
      return;
    }
    thirdParties?.silenceThirdParties(settings);
    await eraseTraces();
    location.reload();
  }

  /** Takes over what was decided in another window, or elsewhere before the visitor came back. */
  function follow() {
    const { choice: decided } = storedChoice(settings);
    if (applied && isNarrower(decided ?? nothing, applied)) thirdParties?.silenceThirdParties(settings);
    applied = decided;
    if (!decided) return;
    band.hide();
    start(decided, settings);
  }
}

async function start(allowed: Choice, settings: PageSettings): Promise<void> {
  if (!allowed.measurement && !allowed.marketing) return;
  thirdParties = await import("#src/measurement/third-parties.ts");
  await thirdParties.startThirdParties(allowed, settings);
}

async function eraseTraces(): Promise<void> {
  const module = await import("#src/measurement/erase-traces.ts");
  module.eraseTraces();
}

/** A choice that holds no longer takes along what it had allowed. */
function eraseEverything(): Promise<void> {
  dropStoredChoice();
  return eraseTraces();
}

function isNarrower(decided: Choice, before: Choice): boolean {
  return categories.some((category) => before[category] && !decided[category]);
}
