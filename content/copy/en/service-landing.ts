import type { serviceLanding as contract } from "#content/copy/fr/service-landing.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const serviceLanding: typeof contract = {
  compare: "Compare the packages",
  quote: "Request a quote",
  call: `Book a strategic call (${site.booking.call.minutes} min)`,
  choose: "Choose this package",
  popular: "Popular",
  notIncluded: "Not included",
  ongoing: "ongoing",
  scale: "Days",
  pricesNote: `Indicative prices, excluding VAT. The quote follows within ${promises.quoteHours} hours of our conversation.`,
  sample: "Invented testimonial",
};
