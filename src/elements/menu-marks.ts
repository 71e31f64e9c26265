/** The menu of small screens, what rests behind it, and lists that open on wide ones. */
export const menuMarks = { id: "menu", behind: "data-behind-menu", list: "data-menu" } as const;
