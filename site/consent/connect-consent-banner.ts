import { partOf } from "#site/elements/behaviours.ts";
import { type Category, type ConsentChoice, everyCategory, noCategory } from "#site/measurement/choice.ts";

/** Id of the banner, a dialog. */
export const consentBannerId = "consent";

/** Closing the banner refuses if nothing has been chosen yet, and changes nothing if it was reopened. */
export function consentBanner(dialog: HTMLDialogElement, decide: (choice: ConsentChoice) => void) {
  const form = partOf<HTMLFormElement>(dialog, "form");
  const close = partOf(dialog, "[data-keeping]");
  let opener: HTMLElement | undefined;
  makeRoomFor(dialog);

  const show = () => {
    removeEventListener("scroll", showUnlessPressed);
    close.setAttribute("aria-label", close.dataset[opener ? "keeping" : "refusing"] ?? "");
    dialog.open = true;
  };

  /** Under a finger that presses something, the banner would take the release, and the press would be lost. */
  const showUnlessPressed = () => {
    if (!document.documentElement.matches(":active")) show();
  };

  dialog.addEventListener("close", () => {
    const answer = dialog.returnValue;
    dialog.returnValue = "";
    (opener ?? document.getElementById("main"))?.focus({ preventScroll: true });
    if (answer && answer !== "close") decide(answerIn(form, answer));
    else if (!opener) decide(noCategory);
    opener = undefined;
  });

  document.addEventListener("keydown", ({ key, defaultPrevented }) => {
    const { activeElement, body } = document;
    // Esc belongs to whatever else has the focus, such as the menu.
    const isMeant = activeElement === body || dialog.contains(activeElement);
    if (key === "Escape" && !defaultPrevented && dialog.open && isMeant) dialog.close("close");
  });

  return {
    /**
     * Asks without moving the focus; where it would cover the main action or much of the window, on the first scroll.
     */
    ask() {
      if ("quiet" in dialog.dataset) return;
      show();
      // On a phone the first window is the page's, whole.
      if (!coversAction(dialog) && dialog.offsetHeight < innerHeight / 10) return;
      dialog.open = false;
      addEventListener("scroll", showUnlessPressed);
    },
    /** Shows the banner to a visitor who asked for it, with an earlier choice to be changed or kept. */
    show(choice: ConsentChoice | null, link: HTMLElement) {
      if (choice) {
        opener = link;
        for (const box of dialog.querySelectorAll("input")) box.checked = choice[box.name as Category];
        partOf<HTMLDetailsElement>(dialog, "details").open = true;
      }
      show();
      dialog.focus();
    },
    hide() {
      removeEventListener("scroll", showUnlessPressed);
      dialog.open = false;
    },
  };
}

/**
 * Lets the page scroll further by the height of the banner, and brings back what it has come to cover: the scroll it
 * waited for may have been that of the focus.
 */
function makeRoomFor(dialog: HTMLDialogElement): void {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--consent-height", `${dialog.offsetHeight}px`);
    document.querySelector(":focus-visible")?.scrollIntoView({ block: "nearest" });
  }).observe(dialog);
}

/** Whether the banner would cover the page's main action. */
function coversAction(dialog: HTMLDialogElement): boolean {
  const { top } = dialog.getBoundingClientRect();
  return [...document.querySelectorAll("main [data-action]")].some((action) => {
    const box = action.getBoundingClientRect();
    return box.bottom > top && box.top < innerHeight;
  });
}

/** What a form with one checkbox per category says: `answer` is the value of the button that was pressed. */
function answerIn(form: HTMLFormElement, answer: string): ConsentChoice {
  if (answer === "accept") return everyCategory;
  if (answer === "refuse") return noCategory;
  const checked = new FormData(form);
  return {
    measurement: checked.has("measurement"),
    marketing: checked.has("marketing"),
    embeds: checked.has("embeds"),
  };
}
