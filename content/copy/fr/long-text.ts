/** Words that the build puts into articles and cases: around notes and films. */
export const longText = {
  notes: {
    title: "Notes",
    /** Leads from a note back to where the text refers to it. */
    back: (number: string) => `Retour à l’appel de note ${number}`,
  },
  video: {
    show: "Afficher la vidéo",
    warning: (host: string) =>
      `Un clic charge ${host}, qui voit alors votre adresse IP et peut déposer des cookies. Avant, rien n’est chargé.`,
  },
};
