import { number } from "#content/copy/en/formats.ts";
import type { prices as contract } from "#content/copy/fr/prices.ts";
import { packages } from "#content/facts/packages.ts";
import { promises } from "#content/facts/promises.ts";

export const prices: typeof contract = {
  from: "from",
  periods: { once: "once", month: "per month", campaign: "per campaign" },
  price: "Price",
  groups: {
    websites: {
      caption: "Websites, by type",
      name: "Type of site",
      running: "On top, in your own name and at cost: domain and hosting.",
      items: {
        landing: { name: "Landing page", detail: "For a campaign, with a single button" },
        onePage: { name: "One-page site", detail: "Who, what, where, for how much" },
        showcase: { name: "Showcase site", detail: "Several pages, a form, a map" },
        shop: { name: "Shop or booking site", detail: "Catalogue or diary, payment online" },
        maintenance: { name: "Maintenance", detail: "Optional: updates, backups, small changes" },
      },
    },
    automation: {
      caption: "Automation and options",
      name: "Automation",
      running: "On top, in your own name and at cost: message fees of WhatsApp and SMS.",
      items: {
        first: { name: "First automation", detail: "One task on one channel, set up and tested" },
        voicebot: { name: "Voicebot", detail: "Picks up for you" },
        knowledgeBase: {
          name: "Knowledge base (RAG)",
          detail: `Up to ${number(promises.knowledgeBaseDocuments)} documents`,
        },
        multiNumbers: { name: "Further numbers", detail: "One per shop or per department" },
        extraLanguage: { name: "Further language", detail: "Replies and forms" },
      },
    },
    design: {
      caption: "Design by the piece",
      name: "Piece",
      running: "",
      items: {
        piece: { name: "One design piece", detail: "A card, a flyer, a logo redrawn" },
      },
    },
    designPackages: {
      caption: "Design: packages",
      name: "Package",
      running: "",
      items: {
        express: { name: "Express", detail: "To open with: a clean logo and something to print." },
        complete: { name: "Complete", detail: "To be recognised wherever people meet you." },
        rebranding: { name: "Rebranding", detail: "To change without losing those who know you." },
      },
    },
    designAddOns: {
      caption: "Design: add-ons",
      name: "Add-on",
      running: "",
      items: {
        logoAnimation: { name: "Logo animation", detail: "" },
        packaging: { name: "Packaging", detail: "" },
        signage: { name: "External signage", detail: "" },
        vehicle: { name: "Branded vehicle", detail: "" },
        powerpoint: { name: "PowerPoint template", detail: "" },
        revisions: { name: "Lifetime revisions", detail: "" },
      },
    },
    social: {
      caption: "Social media, small",
      name: "Plan",
      running: "",
      items: {
        small: { name: "Social media, small", detail: "One network, four posts, no replies" },
      },
    },
    socialPackages: {
      caption: "Social media: packages",
      name: "Package",
      running: "",
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
      caption: "Social media: add-ons",
      name: "Add-on",
      running: "",
      items: {
        training: { name: "Training for your team", detail: "" },
        shoot: { name: "Photo and video shoot", detail: "" },
        influence: { name: "Influencer campaign", detail: "" },
        listening: { name: "Listening to what is said about you", detail: "" },
        chatbot: { name: "Messaging chatbot", detail: "" },
        competitorAudit: { name: "Competitor audit", detail: "" },
      },
    },
    campaigns: {
      caption: "Advertising and conversion",
      name: "Service",
      running: "The ad budget is yours, paid directly to Google and Meta, with no mark-up.",
      items: {
        adsPack: { name: "Advertising pack", detail: "Running your campaigns; the ad budget is yours" },
        cro: { name: "Conversion (CRO)", detail: "Measuring plus one improvement a month" },
        creativePack: {
          name: `Creative pack of ${promises.creativeVideos} videos`,
          detail: "For your ads and your pages",
        },
      },
    },
  },
};
