import type { PersonKey } from "#content/facts/team.ts";

interface PersonWords {
  role: string;
  /** Two sentences about what they do for clients. */
  lines: string;
}

/** What the site says about each team member. */
export const people: Record<PersonKey, PersonWords> = {
  camille: {
    role: "Dirige l’agence ; sites web et référencement",
    lines:
      "Elle répond aux messages en français et suit votre projet du premier appel à la dernière facture. Si un carnet et un téléphone vous suffisent, elle vous le dira.",
  },
  nora: {
    role: "Design, identité visuelle et réseaux sociaux",
    lines:
      "Elle dessine les identités, prépare les mois de publications et répond aux messages en allemand. Les francs, la TVA, les questions suisses : c’est pour elle.",
  },
  felix: {
    role: "Publicité, mesure et conversion",
    lines:
      "Il répond aux messages en anglais et lit vos chiffres. Quand une campagne ne rapporte pas, c’est lui qui propose de l’arrêter.",
  },
  arta: {
    role: "Développement, automatisation et intégrations",
    lines:
      "Elle construit les sites, les assistants et les liaisons entre vos outils. Rien n’est mis en ligne avant qu’elle l’ait essayé comme le ferait un client pressé.",
  },
};
