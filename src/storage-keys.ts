/** Key of the visitor's own choice of a language in `localStorage`. */
export const preferenceKey = "preferred-language";

/** Key of the visitor's currency in `sessionStorage`: it lasts for the visit only. */
export const currencyKey = "currency";

/** Key in `sessionStorage` of what is typed in the form, while the visitor changes its language. */
export const formTextKey = "form-text";
