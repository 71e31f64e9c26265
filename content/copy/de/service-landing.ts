import type { serviceLanding as contract } from "#content/copy/fr/service-landing.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const serviceLanding: typeof contract = {
  compare: "Pakete vergleichen",
  quote: "Angebot anfordern",
  call: `Strategiegespräch buchen (${site.booking.call.minutes} Min.)`,
  choose: "Dieses Paket wählen",
  popular: "Unsere Empfehlung",
  notIncluded: "Nicht enthalten",
  ongoing: "laufend",
  scale: "Tage",
  pricesNote: `Preise ohne MwSt., für Unternehmen. Ihr Angebot kommt innerhalb von ${promises.quoteHours} Stunden nach unserem Gespräch.`,
  sample: "Erfundene Kundenstimme",
};
