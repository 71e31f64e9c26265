import type { thanks as contract } from "#content/copy/fr/thanks.ts";

export const thanks: typeof contract = {
  seo: {
    title: "Thank you, your message has arrived | {brand}",
    description:
      "Your message is stored at {brand}. A person reads it and answers within {promises.answerHours} business hours.",
    keywords: "message sent",
    h1: "Thank you. Your message is with us.",
  },
  subtitle: "Message sent! We’ll respond within 24h. It is stored: there is nothing else for you to do.",
  home: "Return to the home page",
};
