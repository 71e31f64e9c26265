/** `localStorage` key of the language the visitor has chosen. */
export const preferenceKey = "preferred-language";

/** `sessionStorage` key of the visitor's currency, which lasts for the session. */
export const currencyKey = "currency";

/** `sessionStorage` key of unsent form text while the visitor is on other pages. */
export const formTextKey = "form-text";
