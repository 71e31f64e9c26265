/** Words of the mail that brings the agency a request; the agency reads French. */
export const agencyMail = {
  subject: "[{score}] Demande de {name}, {company} : {projectType}",
  heading: "Nouvelle demande",
  preview: "{projectType}, budget : {budget}",
  reply: "Répondez à ce message : la réponse part à {email}.",
  name: "Nom",
  message: "Message",
  language: "Langue",
  received: "Reçue",
  score: "Intérêt",
  languages: { fr: "français", en: "anglais", de: "allemand" },
};
