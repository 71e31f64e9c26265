import type { Money } from "#src/formats/money.ts";

/** Every price of the site, in whole euros and dollars, once for all languages. */
const price = (EUR: number, USD: number): Money => ({ EUR, USD });

export const prices = {
  /** Websites, from. */
  websites: { showcase: price(990, 1140), shop: price(1990, 2290), landing: price(490, 565) },

  /** Automation options, per month. */
  automationOptions: {
    voicebot: price(290, 315),
    knowledgeBase: price(390, 425),
    multiNumbers: price(90, 98),
    extraLanguage: price(90, 98),
  },

  /** Add-ons of the home page's custom services, on quote. */
  customAddOns: {
    voicebot: price(290, 315),
    knowledgeBase: price(390, 425),
    extraLanguage: price(90, 98),
    creativePack: price(240, 260),
  },

  designPackages: { express: price(1490, 1590), complete: price(2990, 3190), rebranding: price(4990, 5290) },
  designAddOns: {
    logoAnimation: price(490, 530),
    packaging: price(790, 860),
    signage: price(1290, 1390),
    vehicle: price(690, 740),
    powerpoint: price(390, 425),
    /** Per month. */
    revisions: price(190, 205),
  },

  /** Social media packages, per month. */
  socialPackages: { starter: price(690, 740), growth: price(1290, 1390), enterprise: price(2490, 2690) },
  socialAddOns: {
    training: price(890, 960),
    shoot: price(1490, 1590),
    /** Per campaign. */
    influence: price(490, 530),
    /** Per month. */
    listening: price(290, 315),
    chatbot: price(690, 740),
    competitorAudit: price(390, 425),
  },

  /** The indicative price list: from; social media per month; automation also as pay per result. */
  list: {
    websites: price(550, 600),
    /** Optional, per month. */
    maintenance: price(30, 33),
    automation: price(150, 165),
    design: price(250, 275),
    social: price(200, 220),
  },

  /** Per month. */
  adsPack: price(890, 970),
  cro: price(390, 425),
} as const;
