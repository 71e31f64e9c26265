import { consentBanner, consentBannerId } from "#site/consent/connect-consent-banner.ts";
import { partOf } from "#site/elements/behaviours.ts";
import {
  type ConsentChoice,
  categories,
  choiceKey,
  everyCategory,
  noCategory,
  storeChoice,
  storedChoice,
} from "#site/measurement/choice.ts";
import { type PageSettings, pageSettings } from "#site/measurement/page-settings.ts";

declare global {
  interface ImportMetaEnv {
    /** Whether consent is asked for; constants of the build, so that other sites carry no code for them. */
    readonly ASKS: boolean;
    /** Whether visits are counted without asking. */
    readonly COUNTS_ALL: boolean;
  }
  interface DocumentEventMap {
    consent: CustomEvent<ConsentChoice>;
  }
}

/** Marks a link that reopens the banner, if scripts run. */
export const reviewAttribute = "data-consent";

const load = () => import("#site/measurement/third-parties.ts");

let thirdParties: Awaited<ReturnType<typeof load>> | undefined;

/** Loads third parties as far as they are allowed on a page. Withdrawing consent erases what was set and reloads it. */
export function connectConsent(body: HTMLElement): void {
  const settings = pageSettings();
  addEventListener("pagehide", () => thirdParties?.detachThirdParties());

  if (import.meta.env.ASKS) {
    // Without a way to ask, there is no consent.
    askIn(partOf(body, `#${consentBannerId}`), settings);
    if (import.meta.env.COUNTS_ALL)
      addEventListener("pageshow", () => start({ ...noCategory, measurement: true }, settings));
    return;
  }
  start(everyCategory, settings);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) start(everyCategory, settings);
  });
}

function askIn(dialog: HTMLDialogElement, settings: PageSettings): void {
  const banner = consentBanner(dialog, decide);
  const { choice, stale } = storedChoice(settings);
  /** The choice this page has acted on. */
  let applied = choice;
  if (choice) start(choice, settings);
  else banner.ask();
  if (stale) {
    // An expired choice is erased along with everything it allowed.
    localStorage.removeItem(choiceKey);
    load().then(({ eraseTraces }) => eraseTraces());
  }

  document.addEventListener("click", (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLElement>(`a[${reviewAttribute}]`) : null;
    if (!link) return;
    event.preventDefault();
    banner.show(applied, link);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) follow();
  });
  // The visitor may have decided while this page was being prerendered.
  document.addEventListener("prerenderingchange", follow);
  addEventListener("storage", ({ key }) => {
    if (key === choiceKey || key === null) follow();
  });

  async function decide(decided: ConsentChoice) {
    const withdrawn = applied && isNarrower(decided, applied);
    applied = decided;
    storeChoice(decided, settings);
    document.dispatchEvent(new CustomEvent("consent", { detail: decided }));
    if (!withdrawn) {
      start(decided, settings);
      return;
    }
    thirdParties?.stopThirdParties(settings);
    (await load()).eraseTraces();
    location.reload();
  }

  /** Applies a choice made in another window, or elsewhere before the visitor came back. */
  function follow() {
    const { choice: decided } = storedChoice(settings);
    if (applied && isNarrower(decided ?? noCategory, applied)) thirdParties?.stopThirdParties(settings);
    applied = decided;
    if (!decided) return;
    banner.hide();
    start(decided, settings);
  }
}

async function start(allowed: ConsentChoice, settings: PageSettings): Promise<void> {
  const { analytics, pixel } = settings;
  if (!(allowed.measurement && analytics) && !(allowed.marketing && pixel)) return;
  thirdParties = await load();
  await thirdParties.startThirdParties(allowed, settings);
}

function isNarrower(decided: ConsentChoice, before: ConsentChoice): boolean {
  return categories.some((category) => before[category] && !decided[category]);
}
