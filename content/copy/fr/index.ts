import { about } from "#content/copy/fr/about.ts";
import { acknowledgement } from "#content/copy/fr/acknowledgement.ts";
import { agency } from "#content/copy/fr/agency.ts";
import { agencyMails } from "#content/copy/fr/agency-mails.ts";
import { article } from "#content/copy/fr/article.ts";
import { automation } from "#content/copy/fr/automation.ts";
import { blog } from "#content/copy/fr/blog.ts";
import { caseStudy } from "#content/copy/fr/case.ts";
import { choices } from "#content/copy/fr/choices.ts";
import { consent } from "#content/copy/fr/consent.ts";
import { contact } from "#content/copy/fr/contact.ts";
import { cro } from "#content/copy/fr/cro.ts";
import { design } from "#content/copy/fr/design.ts";
import { errorPages } from "#content/copy/fr/error-pages.ts";
import { formPage } from "#content/copy/fr/form-page.ts";
import { home } from "#content/copy/fr/home.ts";
import { layout } from "#content/copy/fr/layout.ts";
import { leadActions } from "#content/copy/fr/lead-actions.ts";
import { legal } from "#content/copy/fr/legal.ts";
import { links } from "#content/copy/fr/links.ts";
import { longText } from "#content/copy/fr/long-text.ts";
import { people } from "#content/copy/fr/people.ts";
import { portfolio } from "#content/copy/fr/portfolio.ts";
import { prices } from "#content/copy/fr/prices.ts";
import { pricing } from "#content/copy/fr/pricing.ts";
import { proof } from "#content/copy/fr/proof.ts";
import { search } from "#content/copy/fr/search.ts";
import { serviceLanding } from "#content/copy/fr/service-landing.ts";
import { services } from "#content/copy/fr/services.ts";
import { sitemap } from "#content/copy/fr/sitemap.ts";
import { social } from "#content/copy/fr/social.ts";
import { thanks } from "#content/copy/fr/thanks.ts";
import { validation } from "#content/copy/fr/validation.ts";
import { vision } from "#content/copy/fr/vision.ts";
import { websites } from "#content/copy/fr/websites.ts";

/** All copy in French; its type is the contract for every language. */
export const copy = {
  about,
  acknowledgement,
  agency,
  agencyMails,
  article,
  automation,
  blog,
  caseStudy,
  choices,
  consent,
  contact,
  cro,
  design,
  errorPages,
  formPage,
  home,
  layout,
  leadActions,
  legal,
  links,
  longText,
  people,
  portfolio,
  proof,
  prices,
  pricing,
  search,
  serviceLanding,
  services,
  sitemap,
  social,
  thanks,
  validation,
  vision,
  websites,
};

export type Copy = typeof copy;
