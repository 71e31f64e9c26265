/** `localStorage` key of the language the visitor has chosen. */
export const preferenceKey = "preferred-language";

/** Name of the session cookie with the visitor's currency. */
export const currencyKey = "currency";

/** `sessionStorage` key of unsent form text while the visitor is on other pages. */
export const formTextKey = "form-text";

/** `localStorage` key under which the content editor, Sveltia CMS, keeps the token that may write to the repository. */
export const editorKey = "sveltia-cms.user";
