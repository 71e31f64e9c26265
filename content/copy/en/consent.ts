import type { consent as contract } from "#content/copy/fr/consent.ts";
import { legalLimits } from "#content/facts/legal-limits.ts";
import { site } from "#site.config.ts";
import { hostOf } from "#src/formats/addresses.ts";

export const consent: typeof contract = {
  title: "Cookie settings",
  short: "If you agree, Google counts visits and Meta measures our ads. The site works without them.",
  text: `This site works without them. If you agree, Google counts visits, Meta links them to our ads and the calendar opens on the page; data may then reach the United States. You can change your mind at the foot of each page. Your choice lasts ${legalLimits.consentMonths} months.`,
  policy: "Read our privacy policy",
  refuse: "Refuse all",
  accept: "Accept all",
  choose: "Choose one by one",
  save: "Save this choice",
  closeRefusing: "Close and refuse all",
  closeKeeping: "Close and change nothing",
  categories: {
    measurement: {
      title: "Measurement",
      text: "Google Analytics, by Google Ireland: pages viewed, clicks to call, forms sent.",
    },
    marketing: {
      title: "Advertising",
      text: "The pixel of Meta Platforms Ireland: pages viewed and forms sent, linked to our ads.",
    },
    embeds: {
      title: "Calendar",
      text: `${hostOf(site.booking.call.url)} opens on the contact page without another click.`,
    },
  },
};
