/** Words around the legal texts; the texts themselves are in `content/legal`. */
export const legal = {
  updated: "Dernière modification",
  publisher: "Éditeur",
  seat: "Siège",
  contact: "Écrire à",
  contents: "Sommaire",
  others: "Autres textes",
};
