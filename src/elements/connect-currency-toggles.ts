import { showCurrency } from "#src/elements/show-currency.ts";
import { currencies, currencyKey } from "#src/formats/money.ts";

/** Lets every currency toggle of the page move every price of the page, for this visit. */
export function connectCurrencyToggles(): void {
  const root = document.documentElement;
  const buttons = document.querySelectorAll<HTMLButtonElement>("button[data-choose-currency]");
  const show = () => {
    for (const button of buttons) {
      button.setAttribute(
        "aria-pressed",
        String(button.dataset["chooseCurrency"] === root.dataset["currency"]),
      );
    }
  };

  for (const button of buttons) {
    button.addEventListener("click", () => {
      const chosen = currencies.find((currency) => currency === button.dataset["chooseCurrency"]);
      if (!chosen) return;
      root.dataset["currency"] = chosen;
      try {
        sessionStorage.setItem(currencyKey, chosen);
      } catch {
        // Storage can be denied; the choice then lasts for this page.
      }
      show();
      const announcement = document.getElementById("currency-announcement");
      if (announcement) announcement.textContent = button.dataset["announcement"] ?? "";
    });
  }
  show();
  // The visitor may have chosen while this page was drawn ahead.
  document.addEventListener("prerenderingchange", () => {
    showCurrency(currencyKey, currencies);
    show();
  });
}
