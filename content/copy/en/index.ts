import { about } from "#content/copy/en/about.ts";
import { acknowledgement } from "#content/copy/en/acknowledgement.ts";
import { agency } from "#content/copy/en/agency.ts";
import { agencyMails } from "#content/copy/en/agency-mails.ts";
import { article } from "#content/copy/en/article.ts";
import { automation } from "#content/copy/en/automation.ts";
import { blog } from "#content/copy/en/blog.ts";
import { caseStudy } from "#content/copy/en/case.ts";
import { choices } from "#content/copy/en/choices.ts";
import { consent } from "#content/copy/en/consent.ts";
import { contact } from "#content/copy/en/contact.ts";
import { cro } from "#content/copy/en/cro.ts";
import { design } from "#content/copy/en/design.ts";
import { errorPages } from "#content/copy/en/error-pages.ts";
import { formPage } from "#content/copy/en/form-page.ts";
import { home } from "#content/copy/en/home.ts";
import { layout } from "#content/copy/en/layout.ts";
import { leadActions } from "#content/copy/en/lead-actions.ts";
import { legal } from "#content/copy/en/legal.ts";
import { links } from "#content/copy/en/links.ts";
import { longText } from "#content/copy/en/long-text.ts";
import { people } from "#content/copy/en/people.ts";
import { portfolio } from "#content/copy/en/portfolio.ts";
import { prices } from "#content/copy/en/prices.ts";
import { pricing } from "#content/copy/en/pricing.ts";
import { proof } from "#content/copy/en/proof.ts";
import { search } from "#content/copy/en/search.ts";
import { serviceLanding } from "#content/copy/en/service-landing.ts";
import { services } from "#content/copy/en/services.ts";
import { sitemap } from "#content/copy/en/sitemap.ts";
import { social } from "#content/copy/en/social.ts";
import { thanks } from "#content/copy/en/thanks.ts";
import { validation } from "#content/copy/en/validation.ts";
import { vision } from "#content/copy/en/vision.ts";
import { websites } from "#content/copy/en/websites.ts";
import type { Copy } from "#content/copy/fr/index.ts";

export const copy: Copy = {
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
