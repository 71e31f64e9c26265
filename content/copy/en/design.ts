import type { design as contract } from "#content/copy/fr/design.ts";
import { identityMedia } from "#content/facts/media.ts";
import { methodDays } from "#content/facts/methods.ts";
import { designDelivery, packages } from "#content/facts/packages.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const design: typeof contract = {
  seo: {
    title: `Branding and visual identity for SMEs | ${site.brand}`,
    description: `Logo, colours, templates and brand guide for trades, shops and small firms: three packages with their prices, four steps, ${methodDays.design.from} to ${methodDays.design.to} days.`,
    keywords: "visual identity, logo design, brand guidelines, small business branding, rebranding",
    h1: "An identity people recognise, from shopfront to invoice",
  },
  kicker: "Design and visual identity",
  hero: {
    badges: {
      time: `${methodDays.design.from} to ${methodDays.design.to} days`,
      files: "Files and rights are yours",
      quote: `Quote within ${promises.quoteHours} h`,
    },
    subtitle:
      "A logo, two colours, one typeface, and templates you fill in yourself. Customers know it is you in the street, on their phone and at the foot of an invoice.",
  },
  specimen: {
    title: "The same sign, at five sizes",
    note: "Drawn as an example for Alba, a made-up bakery.",
    alternatives: {
      web: "A browser tab with Alba’s sign: half a sun resting on a bar.",
      print: "A business card with the sign, the name and two lines of address.",
      social: "A post whose whole picture is the sign.",
      vehicle: "A van seen from the side, with the sign and the name.",
      shopfront: "A bakery’s front, with the sign and the name above the window.",
    },
  },
  problems: {
    title: "What happens without rules",
    items: {
      colours: {
        title: "The green on the window is not the green on the website.",
        text: "Every printer guesses. With every reprint the colour drifts a little further.",
      },
      file: {
        title: "The logo is a photo of the logo.",
        text: "An old JPEG that blurs as soon as it grows. The sign maker asks for a file nobody has.",
      },
      posters: {
        title: "Every poster starts from a blank page.",
        text: "One evening’s work per offer, and the next one looks nothing like the last.",
      },
      confusion: {
        title: "People remember the product, not you.",
        text: "Your customers recommend you but cannot recall your name.",
      },
    },
  },
  features: {
    title: "A short set of rules, and files that are ready",
    lead: "We draw only a few things, and we write down how to use them.",
    items: {
      logo: {
        title: "A logo that works anywhere",
        text: `It is drawn at ${identityMedia.web.sides[0]} px first. If it reads in a browser tab, it will read on a van.`,
      },
      colours: {
        title: "Colours in writing",
        text: "One reference per use: screen, print, paint, vinyl. Nobody has to guess again.",
      },
      typeface: {
        title: "One typeface, two weights",
        text: "Licensed for web and print, installed on your computers.",
      },
      templates: {
        title: "Templates to fill in",
        text: "Card, invoice, poster, post: you change the words, the layout stays put.",
      },
    },
  },
  platforms: {
    title: "Five media, one sign",
    lead: "The logo and the colours are made for all five. Vehicle lettering and the shop sign are drawn as add-ons.",
    columns: {
      format: "Size",
      name: "Medium",
      description: "What we hand over",
      audience: "Who sees it",
      strength: "What it changes",
    },
    items: {
      web: {
        name: "Website and tab",
        description: "Icon, header, buttons and colours, ready for your developer.",
        audience: "People looking for you",
        strength: "They find you among twenty tabs.",
      },
      print: {
        name: "Stationery",
        description: "Card, letterhead and invoice, as PDFs for the printer.",
        audience: "People who pay you",
        strength: "A quote that stays on the desk.",
      },
      social: {
        name: "Social media",
        description: "Profile picture, covers and post templates.",
        audience: "People who follow you",
        strength: "They stop scrolling: it is you.",
      },
      vehicle: {
        name: "Vehicle",
        description: "A scale template for the vinyl fitter.",
        audience: "People who pass you on the road",
        strength: "Every delivery gets you known.",
      },
      shopfront: {
        name: "Sign and shopfront",
        description: "A measured drawing and cutting files for the sign maker.",
        audience: "People walking past",
        strength: "They can read you from across the street.",
      },
    },
  },
  method: {
    title: `Four steps, ${methodDays.design.from} to ${methodDays.design.to} days`,
    lead: "You approve the end of each step. Nothing goes to the printer without your say-so.",
    items: {
      discovery: {
        title: "Discovery",
        text: "An hour at your place or on video, and photos of everything that carries your name.",
      },
      concepts: {
        title: "Concepts",
        text: "Ideas shown where they will live: in your window, not on a white page.",
      },
      refinement: {
        title: "Refinement",
        text: "Your comments, our changes, until you have a version to sign off.",
      },
      delivery: {
        title: "Delivery",
        text: "Files, templates and guide. We show you how to use them.",
      },
    },
  },
  packages: {
    title: "Three packages, line by line",
    lead: "Paid once. All files and all rights are included.",
    rows: {
      concepts: "Logo concepts",
      rounds: "Rounds of changes",
      guide: "Brand guide",
      templates: "Templates to fill in",
      social: "Social media",
      transition: "Moving from old to new",
    },
    items: {
      express: {
        features: {
          concepts: `${packages.design.express.concepts}`,
          rounds: `${packages.design.express.rounds}`,
          guide: `${packages.design.express.guidePages} pages`,
          templates: `${packages.design.express.templates}: card, invoice`,
          social: "Profile picture",
          transition: null,
        },
      },
      complete: {
        features: {
          concepts: `${packages.design.complete.concepts}`,
          rounds: `${packages.design.complete.rounds}`,
          guide: `${packages.design.complete.guidePages} pages`,
          templates: `${packages.design.complete.templates}, with poster and menu`,
          social: "Profile and posts",
          transition: null,
        },
      },
      rebranding: {
        features: {
          concepts: `${packages.design.rebranding.concepts}`,
          rounds: `${packages.design.rebranding.rounds}`,
          guide: `${packages.design.rebranding.guidePages} pages`,
          templates: `${packages.design.rebranding.templates}, rebuilt from yours`,
          social: "Profile, posts, announcement",
          transition: "Inventory and calendar",
        },
      },
    },
  },
  results: {
    title: "What you have at the end",
    items: {
      time: {
        value: `${methodDays.design.from}–${methodDays.design.to}`,
        label: "days, from first meeting to files",
      },
      smallest: {
        value: `${identityMedia.web.sides[0]} px`,
        label: "the smallest size at which the logo must still read",
      },
      formats: {
        value: `${designDelivery.fileFormats}`,
        label: "file formats: SVG, PDF, EPS, PNG, ICO",
      },
      rights: { value: `${designDelivery.rightsPercent}%`, label: "of the rights and files are yours" },
    },
  },
  testimonials: {
    title: "Two clients, in their words",
    items: {
      joiner: {
        text: "The sign maker opened the file, said ‘perfect’ and hung up. That had never happened before.",
        service: "Visual identity, Nantes",
      },
      florist: {
        text: "My customers recognise the paper before they read my name. And I make my posters myself, in ten minutes.",
        service: "Rebranding, Basel",
      },
    },
  },
  addOns: {
    title: "Add-ons",
    lead: "Order them when you need them, not before.",
  },
  proof: { case: "charte-graphique-complete", metric: "shops" },
  questions: {
    title: "Questions people ask",
    items: {
      rights: {
        question: "Who owns what you make?",
        answer:
          "You do. On full payment the source files are yours, with the right to use them everywhere without time limit.",
      },
      writing: { question: "Who writes the texts?", answer: "You tell us, we write, you correct." },
    },
  },
  closing: {
    title: "Show us your shopfront",
    text: "A photo is enough. We tell you what people remember of it, what we would change, and for how much.",
  },
};
