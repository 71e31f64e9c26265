/** Words of the page that answers a form sent without scripts. */
export const formPage = { titlePrefix: "Erreur : " };
