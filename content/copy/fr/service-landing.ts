import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";
/** Words shared by the service landing pages. */
export const serviceLanding = {
  compare: "Comparer les forfaits",
  quote: "Demander un devis",
  call: `Réserver un appel stratégique (${site.booking.call.minutes} min)`,
  choose: "Choisir ce forfait",
  popular: "Populaire",
  notIncluded: "Non compris",
  ongoing: "en continu",
  scale: "Jours",
  pricesNote: `Prix indicatifs, hors taxes. Le devis arrive dans les ${promises.quoteHours} h qui suivent notre échange.`,
  sample: "Témoignage fictif",
};
