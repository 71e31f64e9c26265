import { about } from "#content/copy/de/about.ts";
import { acknowledgement } from "#content/copy/de/acknowledgement.ts";
import { agency } from "#content/copy/de/agency.ts";
import { agencyMails } from "#content/copy/de/agency-mails.ts";
import { article } from "#content/copy/de/article.ts";
import { automation } from "#content/copy/de/automation.ts";
import { blog } from "#content/copy/de/blog.ts";
import { caseStudy } from "#content/copy/de/case.ts";
import { choices } from "#content/copy/de/choices.ts";
import { consent } from "#content/copy/de/consent.ts";
import { contact } from "#content/copy/de/contact.ts";
import { cro } from "#content/copy/de/cro.ts";
import { design } from "#content/copy/de/design.ts";
import { errorPages } from "#content/copy/de/error-pages.ts";
import { formPage } from "#content/copy/de/form-page.ts";
import { home } from "#content/copy/de/home.ts";
import { layout } from "#content/copy/de/layout.ts";
import { leadActions } from "#content/copy/de/lead-actions.ts";
import { legal } from "#content/copy/de/legal.ts";
import { links } from "#content/copy/de/links.ts";
import { longText } from "#content/copy/de/long-text.ts";
import { people } from "#content/copy/de/people.ts";
import { portfolio } from "#content/copy/de/portfolio.ts";
import { prices } from "#content/copy/de/prices.ts";
import { pricing } from "#content/copy/de/pricing.ts";
import { proof } from "#content/copy/de/proof.ts";
import { search } from "#content/copy/de/search.ts";
import { serviceLanding } from "#content/copy/de/service-landing.ts";
import { services } from "#content/copy/de/services.ts";
import { sitemap } from "#content/copy/de/sitemap.ts";
import { social } from "#content/copy/de/social.ts";
import { thanks } from "#content/copy/de/thanks.ts";
import { validation } from "#content/copy/de/validation.ts";
import { vision } from "#content/copy/de/vision.ts";
import { websites } from "#content/copy/de/websites.ts";
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
