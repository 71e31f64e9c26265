/** Words of the receipt a visitor gets by mail; it repeats nothing of what they typed. */
export const acknowledgement = {
  subject: "Votre message est bien arrivé chez {brand}",
  heading: "Votre message est arrivé",
  text: "Une personne de l’équipe le lit et vous répond sous {hours} heures ouvrées. Vous n’avez rien d’autre à faire.",
  urgent: "C’est urgent ? Appelez le {phone}, du lundi au vendredi de {opens} à {closes}.",
  unexpected: "Vous n’avez rien envoyé ? Quelqu’un a saisi votre adresse par erreur : ignorez ce message.",
};
