import { requireElement } from "#site/elements/require-element.ts";
import { showCurrency } from "#site/elements/show-currency.ts";
import { currencyKey } from "#site/storage-keys.ts";

/** Attributes of a toggle button: its currency, and what is announced once it is chosen. */
export const toggleAttributes = {
  currency: "data-choose-currency",
  announcement: "data-announcement",
} as const;

/** The live region for the announcement. */
export const announcementId = "currency-announcement";

/** Makes every currency toggle on the page switch all prices and remembers the choice for this session. */
export function connectCurrencyToggles(): void {
  const root = document.documentElement;
  const buttons = document.querySelectorAll<HTMLButtonElement>(`button[${toggleAttributes.currency}]`);
  const said = requireElement(`#${announcementId}`);
  const currencyOf = (button: Element) => button.getAttribute(toggleAttributes.currency) ?? "";
  const show = () => {
    for (const button of buttons) {
      button.setAttribute("aria-pressed", String(currencyOf(button) === root.dataset["currency"]));
    }
  };

  for (const button of buttons) {
    button.addEventListener("click", () => {
      const chosen = currencyOf(button);
      root.dataset["currency"] = chosen;
      // Firefox restores a page with the session storage it was left with; a cookie is one for all.
      // biome-ignore lint/suspicious/noDocumentCookie: the prices are set before the first paint, and reading must not wait
      document.cookie = `${currencyKey}=${chosen}; path=/; samesite=lax`;
      show();
      if (said) said.textContent = button.getAttribute(toggleAttributes.announcement);
    });
  }
  show();
  // The choice may have changed on another page while this one was prerendered or in the back/forward cache.
  const follow = () => {
    showCurrency(currencyKey, [root.dataset["currency"] ?? "", ...Array.from(buttons, currencyOf)]);
    show();
  };
  document.addEventListener("prerenderingchange", follow);
  addEventListener("pageshow", follow);
}
