import type { people as contract } from "#content/copy/fr/people.ts";

export const people: typeof contract = {
  camille: {
    role: "Runs the agency; websites and search",
    lines:
      "She answers enquiries in French and stays with a project from the first call to the last invoice. If a notebook and a phone will do, she will tell you.",
  },
  nora: {
    role: "Design, identity and social media",
    lines:
      "From Geneva she draws identities, prepares the posts a month ahead and answers enquiries in German. Swiss questions, such as francs and VAT, are hers.",
  },
  felix: {
    role: "Advertising, measuring and conversion",
    lines:
      "From Montreal he answers enquiries in English and reads your figures with you. When a campaign doesn’t pay, he is the one who suggests stopping it.",
  },
  arta: {
    role: "Development, automation and integrations",
    lines:
      "From Pristina she builds the sites, the assistants and the links between your tools. Nothing goes live before she has tried it the way a customer in a hurry would.",
  },
};
