import type { errorPages as contract } from "#content/copy/fr/error-pages.ts";
import { site } from "#site.config.ts";

export const errorPages: typeof contract = {
  notFound: {
    seo: {
      title: `404: page not found | ${site.brand}`,
      description: `There is nothing at this address on ${site.brand}’s site. Here is where to start again.`,
      keywords: "404",
      h1: "Oops! Page not found",
    },
    line: "This page does not exist, or no longer does. Nor does our third bar: we are looking for both. The rest of the site is where it was.",
    home: "Return to Home",
  },
  serverError: {
    seo: {
      title: `Unexpected server error | ${site.brand}`,
      description: `${site.brand}’s server ran into an error. Reload the page or write to us directly.`,
      keywords: "500",
      h1: "Unexpected Application Error!",
    },
    line: "The fault is ours. Reload the page; if it happens again, write to us.",
    home: "Return to the home page",
    whatsapp: "Message us on WhatsApp",
  },
};
