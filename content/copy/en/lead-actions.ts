import type { leadActions as contract } from "#content/copy/fr/lead-actions.ts";

export const leadActions: typeof contract = {
  actions: {
    release: {
      link: "Let it through",
      heading: "Let this enquiry through?",
      effect: "It reaches your inbox like any other, and its sender gets the acknowledgement.",
      button: "Yes, it is genuine",
      done: "The enquiry is through. It will reach you by email in a moment.",
    },
    spam: {
      link: "This is spam",
      heading: "Mark this enquiry as spam?",
      effect:
        "It is set aside, what has not been sent yet stays, and the next ones like it will be recognised.",
      button: "Yes, this is spam",
      done: "The enquiry is set aside as spam.",
    },
    answered: {
      link: "I have answered",
      heading: "Mark this enquiry as answered?",
      effect: "Nobody will be reminded of it, and it counts in the weekly summary.",
      button: "Yes, I have answered",
      done: "The enquiry is marked as answered.",
    },
    retry: {
      link: "Send again",
      heading: "Send again what was given up?",
      effect: "Everything of this enquiry that was given up is tried again straight away.",
      button: "Yes, send again",
      done: "It is on its way again.",
    },
    erase: {
      link: "Erase",
      heading: "Erase this enquiry?",
      effect:
        "In a day it is erased for good, with its emails that still wait. Until then you can undo this. Emails that have been sent stay where they are.",
      button: "Yes, erase it",
      done: "The enquiry will be erased in a day.",
    },
  },
  received: (moment) => `Received ${moment}`,
  undo: {
    until: (moment) => `You can undo this until ${moment}.`,
    button: "Undo",
    done: {
      heading: "Undone",
      text: "Everything is as it was, and the link works again. Emails that have been sent stay where they are.",
    },
    late: {
      heading: "Too late to undo",
      text: "This can be undone for a day only. Nothing has been changed.",
    },
    changed: {
      heading: "The enquiry has changed since",
      text: "Somebody has done something else with this enquiry in the meantime, and that counts. Nothing has been changed.",
    },
  },
  used: {
    heading: "This link has been used",
    text: (moment) => `It was used ${moment} and acts only once. Nothing has been changed.`,
  },
  expired: {
    heading: "This link has expired",
    text: "It was valid for thirty days. Nothing has been changed.",
  },
  forged: {
    heading: "This link is not one of ours",
    text: "It is incomplete or has been altered. Open it from the email, as a whole. Nothing has been changed.",
  },
  gone: {
    heading: "This enquiry no longer exists",
    text: "It has been erased. There is nothing left to do.",
  },
};
