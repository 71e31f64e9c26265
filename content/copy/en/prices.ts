import { number } from "#content/copy/en/formats.ts";
import type { prices as contract } from "#content/copy/fr/prices.ts";
import { packages } from "#content/facts/packages.ts";
import { promises } from "#content/facts/promises.ts";
import { websiteTypes } from "#content/facts/website-types.ts";

export const prices: typeof contract = {
  from: "from",
  periods: { once: "once", month: "per month", campaign: "per campaign" },
  price: "Price",
  groups: {
    websites: {
      caption: "Websites",
      name: "Type of site",
      running: "On top, in your own name and at cost: domain and hosting.",
      items: {
        landing: { name: "Landing page", detail: "One offer and one form, for a campaign" },
        onePage: { name: "One-page site", detail: "Who you are, what you sell, where, and for how much" },
        showcase: {
          name: "Showcase site",
          detail: `Up to ${websiteTypes.showcase.pages} pages, text included`,
        },
        shop: {
          name: "Shop or booking site",
          detail: `Up to ${websiteTypes.shop.pages} pages, with payment or a calendar`,
        },
        maintenance: { name: "Maintenance", detail: "Optional: updates, backups, small changes" },
      },
    },
    automation: {
      caption: "Automation and AI",
      name: "Automation",
      running: "On top, in your own name and at cost: message fees for WhatsApp and texts.",
      items: {
        first: { name: "First automation", detail: "One task on one channel, set up and tested" },
        voicebot: {
          name: "Voicebot",
          detail: "Answers the phone, gives information, books an appointment or puts the call through",
        },
        knowledgeBase: {
          name: "Knowledge base",
          detail: `Answers from your own documents (RAG), up to ${number(promises.knowledgeBaseDocuments)} of them`,
        },
        multiNumbers: { name: "Several numbers", detail: "One for each shop or trade, with one inbox" },
        extraLanguage: { name: "Extra language", detail: "Replies and forms in one more language" },
      },
    },
    design: {
      caption: "Design",
      name: "What you order",
      running: "Printing is on top: you order it directly from the printer.",
      items: {
        piece: { name: "One design piece", detail: "A card, a flyer, a logo redrawn" },
      },
    },
    designPackages: {
      items: {
        express: { name: "Express", detail: "Opening soon? A clean logo and something to print." },
        complete: { name: "Complete", detail: "Recognised wherever people meet you." },
        rebranding: {
          name: "Rebranding",
          detail: "A new look, without losing those who know the old one.",
        },
      },
    },
    designAddOns: {
      caption: "Design add-ons",
      name: "Add-on",
      running: "",
      items: {
        logoAnimation: { name: "Logo animation", detail: "Your logo in motion, for video and social media" },
        packaging: { name: "Packaging", detail: "One package or label, ready for the printer" },
        signage: { name: "External signage", detail: "A measured drawing for the sign maker" },
        vehicle: { name: "Branded vehicle", detail: "A scale drawing for the vinyl fitter" },
        powerpoint: { name: "PowerPoint template", detail: "Slides with your colours and typeface" },
        revisions: {
          name: "Lifetime revisions",
          detail: "Unlimited small changes, for as long as you subscribe",
        },
      },
    },
    social: {
      caption: "Social media",
      name: "What you order",
      running: "",
      items: {
        small: { name: "Small social media plan", detail: "One network, four posts, no replies" },
      },
    },
    socialPackages: {
      items: {
        starter: {
          name: "Starter",
          detail: `${packages.social.starter.platforms} platforms, ${packages.social.starter.posts} posts each`,
        },
        growth: {
          name: "Growth",
          detail: `${packages.social.growth.platforms} platforms, ${packages.social.growth.posts} posts each`,
        },
        enterprise: {
          name: "Enterprise",
          detail: `${packages.social.enterprise.platforms} platforms plus the video channel, unlimited posts`,
        },
      },
    },
    socialAddOns: {
      caption: "Social media add-ons",
      name: "Add-on",
      running: "",
      items: {
        training: { name: "Training for your team", detail: "So that you can post without us" },
        shoot: { name: "Photo and video shoot", detail: "At your place, with pictures for months" },
        influence: { name: "Influencer campaign", detail: "With someone from your area" },
        listening: { name: "Social listening", detail: "What is said about you, and where" },
        chatbot: { name: "Messaging chatbot", detail: "First answers in your pages’ messages" },
        competitorAudit: { name: "Competitor audit", detail: "What others nearby post, and what works" },
      },
    },
    campaigns: {
      caption: "Advertising and conversion",
      name: "Service",
      running: "The ad budget is yours, paid directly to Google and Meta, with no mark-up.",
      items: {
        adsPack: { name: "Advertising pack", detail: "Running your campaigns; the ad budget is yours" },
        cro: { name: "Conversion (CRO)", detail: "Measuring, plus one improvement a month" },
        creativePack: {
          name: `Creative pack of ${promises.creativeVideos} videos`,
          detail: "For your ads and your pages",
        },
      },
    },
  },
};
