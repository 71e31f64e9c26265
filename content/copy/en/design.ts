import { money } from "#content/copy/en/formats.ts";
import type { design as contract } from "#content/copy/fr/design.ts";
import { identityMedia } from "#content/facts/media.ts";
import { methodDays } from "#content/facts/methods.ts";
import { designDelivery, packages } from "#content/facts/packages.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const design: typeof contract = {
  seo: {
    title: `Logo and branding for small businesses | ${site.brand}`,
    description: `Logo, colours, templates and brand guide for shops and trades: three packages from ${money(prices.designPackages.express)}, ${methodDays.design.from} to ${methodDays.design.to} days. Source files and rights are yours.`,
    keywords: "logo design small business, visual identity, brand guidelines, rebranding, shop branding",
    h1: "A look people recognise, on screen and on paper",
  },
  kicker: "Design and branding",
  hero: {
    badges: {
      time: `${methodDays.design.from} to ${methodDays.design.to} days`,
      files: "Source files are yours once paid",
      quote: `Quote within ${promises.quoteHours} hours of our conversation`,
    },
    subtitle:
      "A logo, two colours, one typeface, and templates you fill in yourself. Customers know it is you in the street, on their phone and at the foot of an invoice.",
  },
  specimen: {
    title: "One logo, five sizes",
    note: "Drawn as an example for Alba, an invented bakery.",
  },
  problems: {
    title: "What happens without rules",
    items: {
      colours: {
        title: "The green in the window is not the green on the website.",
        text: "Every printer guesses, and with every reprint the colour drifts a little further.",
      },
      file: {
        title: "The logo is a photo of the logo.",
        text: "An old JPEG that blurs as soon as it grows. The sign maker asks for a file nobody has.",
      },
      posters: {
        title: "Every poster starts from a blank page.",
        text: "One evening’s work for each offer, and the next one looks nothing like the last.",
      },
      confusion: {
        title: "People remember the cake and forget the name.",
        text: "Your customers recommend you, then cannot think what you are called.",
      },
    },
  },
  features: {
    title: "A few rules, and files that are ready",
    lead: "Most of your customers come on a recommendation, and a recommendation is half a memory: the bakery with the sun, the joiner with the green van. If the sign, the van and the website look like three businesses, that memory has nothing to hold on to. An identity settles a few things once and uses them everywhere. It costs less than it sounds, because you already pay for cards, paper bags and lettering: they only need to agree.",
    items: {
      logo: {
        title: "A logo that works anywhere",
        text: `Drawn at ${identityMedia.web.sides[0]} px first. If it reads in a browser tab, it will read on a van.`,
      },
      colours: {
        title: "Exact colour references",
        text: "One for each use: screen, print, paint, vinyl. Nobody has to guess again.",
      },
      typeface: {
        title: "One typeface, two weights",
        text: "Licensed for web and print, installed on your computers.",
      },
      templates: {
        title: "Templates to fill in",
        text: "Card, invoice, poster, post: you change the words, the layout stays.",
      },
    },
  },
  platforms: {
    title: "Where people see you",
    lead: "The logo and the colours work in all five places. The vehicle and the shop sign themselves are drawn as add-ons.",
    columns: {
      format: "Size",
      name: "Place",
      description: "What we hand over",
      audience: "Who sees it",
      strength: "What it does for you",
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
        strength: "Your quote stays on the desk.",
      },
      social: {
        name: "Social media",
        description: "Profile picture, covers and post templates.",
        audience: "People who follow you",
        strength: "They stop scrolling: it’s you.",
      },
      vehicle: {
        name: "Vehicle (add-on)",
        description: "A scale drawing for the vinyl fitter.",
        audience: "People who pass you on the road",
        strength: "Every delivery makes you known.",
      },
      shopfront: {
        name: "Shop sign (add-on)",
        description: "A measured drawing and cutting files for the sign maker.",
        audience: "People walking past",
        strength: "They can read you from across the street.",
      },
    },
  },
  method: {
    title: `Four steps, ${methodDays.design.from} to ${methodDays.design.to} days`,
    lead: "You sign off each step, and nothing goes to the printer without your yes.",
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
        text: "Your comments and our changes, round by round, until you sign off a version.",
      },
      delivery: {
        title: "Delivery",
        text: "Files, templates and guide. We show you how to use them.",
      },
    },
  },
  packages: {
    title: "Three packages, line by line",
    lead: "Paid once. Once you have paid in full, the source files are yours, with the right to use them everywhere and without time limit.",
    rows: {
      concepts: "Logo concepts",
      rounds: "Rounds of changes",
      guide: "Brand guide",
      templates: "Templates to fill in",
      social: "Social media",
      transition: "Switch-over plan",
    },
    items: {
      express: {
        features: {
          concepts: `${packages.design.express.concepts}`,
          rounds: `${packages.design.express.rounds}`,
          guide: `${packages.design.express.guidePages} pages`,
          templates: `${packages.design.express.templates}: card, invoice`,
          social: "Profile picture",
          transition: null,
        },
      },
      complete: {
        features: {
          concepts: `${packages.design.complete.concepts}`,
          rounds: `${packages.design.complete.rounds}`,
          guide: `${packages.design.complete.guidePages} pages`,
          templates: `${packages.design.complete.templates}, with poster and menu`,
          social: "Profile and posts",
          transition: null,
        },
      },
      rebranding: {
        features: {
          concepts: `${packages.design.rebranding.concepts}`,
          rounds: `${packages.design.rebranding.rounds}`,
          guide: `${packages.design.rebranding.guidePages} pages`,
          templates: `${packages.design.rebranding.templates}, rebuilt from yours`,
          social: "Profile, posts, announcement",
          transition: "What to change, and when",
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
        value: `${identityMedia.web.sides[0]} px`,
        label: "the smallest size at which the logo still reads",
      },
      formats: {
        value: `${designDelivery.fileFormats}`,
        label: "file formats: SVG, PDF, EPS, PNG, ICO",
      },
      rights: {
        value: `${designDelivery.rightsPercent}%`,
        label: "of the files, with the right to use them everywhere",
      },
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
    title: "Single pieces and add-ons",
    lead: "Order them when you need them, not before.",
  },
  proof: { case: "charte-graphique-complete", metric: "shops" },
  questions: {
    title: "Before you order a logo",
    items: {
      dislike: {
        question: "What if I don’t like the concepts?",
        answer:
          "Tell us what is wrong with them: each package includes its rounds of changes, and anything that differs from the quote is corrected free of charge. A design is not refundable once work on it has started, which is why we begin with an hour of questions and not with drawings.",
      },
      rights: {
        question: "Do I own the logo?",
        answer:
          "Once you have paid in full, the source files are yours, with the right to use them everywhere and without time limit. A typeface keeps its maker’s licence; the quote says which one, and what it allows.",
      },
      keep: {
        question: "Can I keep my old logo?",
        answer:
          "Yes. Redrawing a logo so that it prints and scales well is a single piece of work. We suggest a new one only if the old one cannot be read, or looks like a competitor’s.",
      },
      printer: {
        question: "Do you print as well?",
        answer:
          "No. You get files your printer and your sign maker can use as they are, and we answer their questions. You order from them directly, and we take no margin.",
      },
      posters: {
        question: "Can I make my own posters afterwards?",
        answer:
          "That is the point of the templates. You change the words and the picture, and the layout stays. We show you how when we hand over the files.",
      },
      small: {
        question: "I only need a card. Do I have to buy a package?",
        answer:
          "No. A card, a flyer or a redrawn logo can be ordered as one design piece. If you come back for more later, we build on it; nothing is drawn twice.",
      },
    },
  },
  closing: {
    title: "Show us your shopfront",
    text: `The call takes ${site.booking.call.minutes} minutes and is free. You show us your sign and your stationery; we tell you what we would change, in what price range and by when.`,
  },
};
