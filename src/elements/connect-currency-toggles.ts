import { required } from "#src/elements/required.ts";
import { showCurrency } from "#src/elements/show-currency.ts";
import { currencyKey } from "#src/storage-keys.ts";

/** Attributes of a button of the toggle: its currency, and what is said once it is chosen. */
export const toggleAttributes = {
  currency: "data-choose-currency",
  announcement: "data-announcement",
} as const;

/** Where the choice is said aloud. */
export const announcementId = "currency-announcement";

/** Lets every currency toggle of the page move every price of the page, for this visit. */
export function connectCurrencyToggles(): void {
  const root = document.documentElement;
  const buttons = document.querySelectorAll<HTMLButtonElement>(`button[${toggleAttributes.currency}]`);
  const said = required(`#${announcementId}`);
  const currencyOf = (button: Element) => button.getAttribute(toggleAttributes.currency);
  const show = () => {
    for (const button of buttons) {
      button.setAttribute("aria-pressed", String(currencyOf(button) === root.dataset["currency"]));
    }
  };

  for (const button of buttons) {
    button.addEventListener("click", () => {
      const chosen = currencyOf(button);
      if (!chosen) return;
      root.dataset["currency"] = chosen;
      try {
        sessionStorage.setItem(currencyKey, chosen);
      } catch {
        // Storage can be denied; the choice then lasts for this page.
      }
      show();
      if (said) said.textContent = button.getAttribute(toggleAttributes.announcement);
    });
  }
  show();
  // The visitor may have chosen elsewhere while this page was drawn ahead, or before they came back to it.
  const follow = () => {
    const offered = Array.from(buttons, currencyOf).filter((currency) => currency !== null);
    showCurrency(currencyKey, [root.dataset["currency"] ?? "", ...offered]);
    show();
  };
  document.addEventListener("prerenderingchange", follow);
  addEventListener("pageshow", follow);
}
