import { required } from "#src/elements/required.ts";
import { type Choice, categories, everything, nothing } from "#src/measurement/choice.ts";

export interface ConsentBand {
  /** Asks, without taking the focus from where the visitor is, and not over what the page asks them to do. */
  ask(): void;
  /** Asks somebody who wants to be asked. */
  show(): void;
  /** Shows a choice that was made, to be changed or kept. */
  review(choice: Choice, opener: HTMLElement): void;
  hide(): void;
}

/** The band's id, where it does not come by itself, and what its sign for closing is called: before a choice it refuses, later it keeps. */
export const bandMarks = {
  id: "consent",
  refusing: "data-refusing",
  keeping: "data-keeping",
  quiet: "data-quiet",
} as const;

/**
 * The band at the foot of the window that asks what may be loaded. `decide` gets the answer; closing it
 * refuses when nothing was chosen before, and changes nothing when it was only reopened.
 */
export function consentBand(dialog: HTMLDialogElement, decide: (choice: Choice) => void): ConsentBand {
  const form = required<HTMLFormElement>("form", dialog);
  const details = required<HTMLDetailsElement>("details", dialog);
  const close = required(`button[${bandMarks.keeping}]`, dialog);
  const root = document.documentElement;
  let opener: HTMLElement | undefined;

  // The page may scroll as much further as the band takes of the window.
  new ResizeObserver(() => root.style.setProperty("--consent-height", `${dialog.offsetHeight}px`)).observe(
    dialog,
  );

  const show = () => {
    removeEventListener("scroll", show);
    const label = close?.getAttribute(opener ? bandMarks.keeping : bandMarks.refusing);
    close?.setAttribute("aria-label", label ?? "");
    dialog.open = true;
  };

  dialog.addEventListener("close", () => {
    const answer = dialog.returnValue;
    dialog.returnValue = "";
    const focused = opener ?? document.getElementById("main");
    focused?.focus({ preventScroll: true });
    const wasReview = opener !== undefined;
    opener = undefined;
    if (answer === "accept") decide(everything);
    else if (answer === "save" && form) decide(chosenIn(form));
    else if (answer === "refuse" || !wasReview) decide(nothing);
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || !dialog.open) return;
    // Esc belongs to whatever else has the focus, such as the menu.
    const { activeElement } = document;
    if (activeElement === document.body || dialog.contains(activeElement)) dialog.close("close");
  });

  return {
    ask() {
      if (dialog.hasAttribute(bandMarks.quiet)) return;
      show();
      if (!coversAction(dialog)) return;
      dialog.open = false;
      addEventListener("scroll", show);
    },
    review(choice, link) {
      opener = link;
      for (const category of categories) {
        const box = form?.elements.namedItem(category);
        if (box instanceof HTMLInputElement) box.checked = choice[category];
      }
      if (details) details.open = true;
      show();
      dialog.focus();
    },
    show() {
      show();
      dialog.focus();
    },
    hide() {
      removeEventListener("scroll", show);
      dialog.open = false;
    },
  };
}

/** Whether the page's main action stands where the band is. */
function coversAction(dialog: HTMLDialogElement): boolean {
  const { top } = dialog.getBoundingClientRect();
  return Array.from(document.querySelectorAll("main [data-action]")).some((action) => {
    const box = action.getBoundingClientRect();
    return box.bottom > top && box.top < innerHeight;
  });
}

/** What is ticked in a form with a box a category. */
export function chosenIn(form: HTMLFormElement): Choice {
  const data = new FormData(form);
  return {
    measurement: data.has("measurement"),
    marketing: data.has("marketing"),
    embeds: data.has("embeds"),
  };
}
