import { partOf } from "#site/elements/behaviours.ts";
import { showCurrency } from "#site/elements/show-currency.ts";
import { currencyKey } from "#site/measurement/storage-keys.ts";

export const currencyToggleBehaviour = "currency-toggle";

/** The live region in which every toggle of a page announces the chosen currency. */
export const announcementId = "currency-announcement";

/** Switches all prices on the page, and remembers the choice for this session. */
export function connectCurrencyToggle(toggle: HTMLElement): void {
  const page = document.documentElement;
  const announcement = partOf(document, `#${announcementId}`);
  const buttons = [...toggle.querySelectorAll("button")];
  const show = () => {
    const { currency = "" } = page.dataset;
    showCurrency(currencyKey, [currency, ...buttons.map(({ value }) => value)]);
    for (const button of buttons)
      button.setAttribute("aria-pressed", String(button.value === page.dataset["currency"]));
  };

  for (const button of buttons) {
    button.addEventListener("click", () => {
      page.dataset["currency"] = button.value;
      // Firefox restores a page with the session storage it was left with; a cookie is one for all.
      // biome-ignore lint/suspicious/noDocumentCookie: the prices are set before the first paint, and reading must not wait
      document.cookie = `${currencyKey}=${button.value}; path=/; samesite=lax`;
      // The page's other toggles follow.
      document.dispatchEvent(new Event("currency"));
      announcement.textContent = button.dataset["announcement"] ?? "";
    });
  }
  show();
  document.addEventListener("currency", show);
  // The choice may have changed on another page while this one was prerendered or in the back/forward cache.
  document.addEventListener("prerenderingchange", show);
  addEventListener("pageshow", show);
}
