import { promises } from "#content/facts/promises.ts";
/** Words around every case; what differs stands in `content/cases`. */
export const caseStudy = {
  all: "Toutes les réalisations",
  facts: { client: "Client", duration: "Durée", year: "Année", work: "Travail", website: "Site" },
  confidential: "Confidentiel",
  metrics: "Les chiffres",
  challenge: "Défi",
  solution: "Solution",
  results: "Résultats",
  technologies: "Technologies",
  testimonial: "Témoignage",
  disclaimer:
    "Étude de cas donnée en exemple : le client, les personnes et les chiffres sont fictifs, les images sont dessinées par l’agence.",
  related: "Dans la même veine",
  neighbours: { label: "Autres réalisations", previous: "Précédente", next: "Suivante" },
  closing: {
    title: "Un problème qui ressemble au vôtre ?",
    text: `Racontez-le-nous, même en deux lignes. La réponse arrive sous ${promises.answerHours} heures ouvrées, avec une première piste.`,
    contact: "Nous écrire",
  },
};
