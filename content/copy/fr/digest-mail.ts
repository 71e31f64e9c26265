/** Why a request was set aside, in the agency's words. */
const reasons = {
  "hidden-field": "champ caché rempli",
  "too-fast": "envoyé en moins de trois secondes",
  "busy-address": "beaucoup d’envois depuis la même connexion",
  "busy-mailbox": "plusieurs envois avec la même adresse e-mail",
  "flooded-mailbox": "trop d’envois avec la même adresse e-mail",
  "repeated-message": "message déjà reçu de cette adresse e-mail",
  "copied-message": "message déjà reçu d’une autre adresse e-mail",
  "some-links": "plusieurs liens",
  "many-links": "beaucoup de liens",
  markup: "balises de forum ou de page",
  "link-in-name": "lien à la place d’un nom",
  "hidden-link": "lien raccourci",
  "spam-words": "mots des publicités habituelles",
  "no-proof": "sans preuve de travail",
  "expired-proof": "preuve de travail périmée",
  "wrong-proof": "preuve de travail fausse",
  "repeated-proof": "preuve de travail déjà utilisée",
};

/** Words of the daily mail that lists requests set aside as suspect; the agency reads French. */
export const digestMail = {
  subject: "Demandes mises de côté : {count}",
  heading: "À vérifier : des demandes mises de côté",
  text: "Ces demandes ressemblent à de la publicité. Elles sont conservées ; rien n’a été envoyé à leurs auteurs. Si l’une d’elles est sincère, une commande la remet dans le circuit :",
  release: "npm run leads -- release {id}",
  reason: "Raison : {reason}",
  more: "Et {count} de plus : npm run leads -- list --state quarantined",
  reasons,
};
