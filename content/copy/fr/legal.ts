/** Words around the legal texts; the texts themselves are in `content/legal`. */
export const legal = {
  updated: "Dernière modification le",
  contents: "Sommaire",
  others: "Autres textes",
};
