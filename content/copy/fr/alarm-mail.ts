/** Words of the mail that tells the agency of mails that were given up; the agency reads French. */
export const alarmMail = {
  subject: "Alerte : envois abandonnés ({count})",
  heading: "Des envois ont été abandonnés",
  text: "Depuis la dernière alerte, ces envois ont été refusés ou tentés pendant plusieurs jours sans succès. Les demandes elles-mêmes sont conservées.",
  kinds: {
    agency: "Demande à l’agence",
    acknowledgement: "Accusé de réception au visiteur",
    webhook: "Transmission au webhook",
    digest: "Récapitulatif des demandes suspectes",
    alarm: "Alerte",
  },
  list: "La liste des envois, avec la raison de chaque refus : npm run leads -- list --dead",
  retry: "Une fois la cause réparée, pour les envoyer de nouveau : npm run leads -- retry",
};
