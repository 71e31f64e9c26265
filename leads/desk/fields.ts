/** Names of the fields in the forms of the desk. The token of a mailed link is in `tokenField`. */
export const actionField = "action";
export const noteField = "note";
export const mailboxField = "mailbox";
/** The token of a sign-in link, also in its URL. */
export const signInField = "sign-in";
/** Which sessions to end: this one, or all of its mailbox. */
export const leaveField = "leave";
/** The token that proves that a form belongs to a session. */
export const formTokenField = "form";
/** Query parameters of the list. */
export const listFields = { words: "q", status: "status", before: "before" } as const;

/** Maximum length of a search and of a note, in characters. */
export const maxLength = { words: 200, note: 2_000 } as const;
