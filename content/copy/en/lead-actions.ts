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
      effect: "It is set aside, emails not yet sent are held back, and messages like it will be recognised.",
      button: "Yes, this is spam",
      done: "The enquiry is set aside as spam.",
    },
    answered: {
      link: "I have answered",
      heading: "Mark this enquiry as answered?",
      effect: "You get no reminder of it, and it counts in the weekly summary.",
      button: "Yes, I have answered",
      done: "The enquiry is marked as answered.",
    },
    retry: {
      link: "Send again",
      heading: "Send the failed messages again?",
      effect: "Every message of this enquiry that failed is tried again straight away.",
      button: "Yes, send again",
      done: "They are on their way again.",
    },
    erase: {
      link: "Erase",
      heading: "Erase this enquiry?",
      effect:
        "It is erased for good in a day, together with its emails that have not been sent yet. Until then you can undo this. Emails already sent are not affected.",
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
      text: "Everything is as it was, and the link works again. Emails already sent are not affected.",
    },
    late: {
      heading: "Too late to undo",
      text: "This can be undone for a day only. Nothing has been changed.",
    },
    changed: {
      heading: "The enquiry has changed since",
      text: "Someone has done something else with this enquiry in the meantime. Nothing has been changed.",
    },
  },
  used: {
    heading: "This link has been used",
    text: (moment) => `It was used ${moment}, and works only once. Nothing has been changed.`,
  },
  expired: {
    heading: "This link has expired",
    text: "It was valid for thirty days. Nothing has been changed.",
  },
  forged: {
    heading: "This link is not one of ours",
    text: "It is incomplete or has been altered. Open the whole link from the email. Nothing has been changed.",
  },
  gone: {
    heading: "This enquiry no longer exists",
    text: "It has been erased. There is nothing left to do.",
  },
};
