/** Names of the fields that the desk's forms send; the token of a link is `tokenField`. */
export const actionField = "action";
export const noteField = "note";
export const mailboxField = "mailbox";
/** The token of a link that signs in, in its address too. */
export const signInField = "sign-in";
export const leaveField = "leave";
/** The token of a session's forms. */
export const formField = "form";
/** What the list shows, in its address. */
export const listFields = { words: "q", status: "status", before: "before" } as const;

/** Longest search and note, in characters. */
export const longest = { words: 200, note: 2_000 } as const;
