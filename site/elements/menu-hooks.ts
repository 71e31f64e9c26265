/** Markup hooks of the menus: the mobile menu, what becomes inert behind it, and the dropdown lists. */
export const menuHooks = { id: "menu", behind: "data-behind-menu", list: "data-menu" } as const;
