import { phoneText } from "#content/facts/contact-links.ts";
import { site } from "#site.config.ts";
/** Words of the page that answers a form sent without scripts. */
export const formPage = {
  titlePrefix: "Erreur : ",
  /** Too many requests from one address. */
  tooMany: (wait: string) =>
    `Trop de messages sont partis de votre connexion. Votre texte est conservé : renvoyez-le dans ${wait}, appelez le ${phoneText} ou écrivez à ${site.contact.email}.`,
};
