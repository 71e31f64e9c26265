/** Words that the build adds to articles and cases: around footnotes and videos. */
export const longText = {
  notes: {
    title: "Notes",
    /** Link from a footnote back to its reference. */
    back: (number: string) => `Retour à l’appel de note ${number}`,
  },
  video: {
    show: "Afficher la vidéo",
    warning: (host: string) =>
      `Un clic charge ${host}, qui voit alors votre adresse IP et peut déposer des cookies. Avant, rien n’est chargé.`,
  },
};
