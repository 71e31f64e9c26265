import { people } from "#content/facts/team.ts";
/** Words around every case; each case's own text is in `content/cases`. */
export const caseStudy = {
  all: "Toutes les réalisations",
  facts: { client: "Client", duration: "Durée", year: "Année", work: "Prestations", website: "Site" },
  team: "Qui y a travaillé",
  service: "Service",
  read: "À lire sur ce sujet",
  confidential: "Confidentiel",
  challenge: "Le problème",
  solution: "Ce que nous avons fait",
  results: "Les résultats",
  technologies: "Outils",
  testimonial: "Témoignage",
  disclaimer:
    "Cas fictif, pour montrer comment nous travaillons : le client, les personnes et les chiffres sont inventés, et nous avons dessiné les images.",
  others: "Autres réalisations",
  next: "Réalisation suivante",
  closing: {
    title: "Un problème qui ressemble au vôtre ?",
    text: `Racontez-le-nous, même en deux lignes. ${people.camille.name} vous répond au plus tard le jour ouvré suivant, avec une première piste.`,
    contact: "Demander un devis",
  },
};
