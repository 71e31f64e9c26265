import type {
  DayOfWeek,
  ProfessionalServiceLeaf,
  SearchAction,
  Thing,
  WithActionConstraints,
} from "schema-dts";
import { phones } from "#contract/copy/contact-links.ts";
import type { SeoRecord } from "#contract/copy/copy-schema.ts";
import { withoutInvisible } from "#contract/formats/invisible-signs.ts";
import { formatMoney } from "#contract/formats/money.ts";
import { placeName } from "#contract/formats/place-names.ts";
import { defaultLanguage, type Language, languages, locales } from "#contract/languages/languages.ts";
import { findPath, pathOf, servicesIn } from "#contract/routes/addresses.ts";
import { screenName } from "#contract/routes/screen-name.ts";
import { isScreenKey, type RouteKey, type ScreenKey } from "#contract/routes/screens.ts";
import type { Price } from "#contract/schemas/price.ts";
import type { ServiceKey } from "#data/contract/facts/services.ts";
import { serviceAreas, site } from "#data/contract/facts/site.ts";
import { firstCurrency } from "#data/contract/languages/currencies.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { screenRecord } from "#site/content/copy/screen-head.ts";
import { allPricedItems, type PricedItem, pricedItemsOf } from "#site/content/offer/price-list.ts";
import { type ArticleFacts, urlOf } from "#site/head/page-head.ts";
import { parentOf } from "#site/head/parent-screen.ts";
import { socialCardPath } from "#site/head/social-image.ts";

/** The parts of a page that its structured data depends on. */
export interface DescribedPage {
  route: RouteKey;
  language: Language;
  path: string;
  seo: SeoRecord;
  /** What the page is called in menus, where it is no screen of its own; by default its title. */
  name?: string | undefined;
  updated?: string | undefined;
  article?: ArticleFacts | undefined;
}

/** Ids of things are the same on every page and in every language; a page's own ids start with its URL. */
const ids = {
  organization: `${site.url}/#organization`,
  webSite: `${site.url}/#website`,
  service: (key: string) => `${site.url}/#service-${key}`,
  page: (path: string) => `${urlOf(path)}#page`,
  trail: (path: string) => `${urlOf(path)}#trail`,
  article: (path: string) => `${urlOf(path)}#article`,
};

const refer = (id: string) => ({ "@id": id });

/** The agency is of two types, which the types of a single one do not foresee. */
type AgencyNode = Omit<ProfessionalServiceLeaf, "@type"> & {
  "@type": readonly ["Organization", string];
};

interface PageGraph {
  "@context": "https://schema.org";
  "@graph": readonly (Thing | AgencyNode)[];
}

/** Serialises schema.org data so that it cannot end its script element. */
export function jsonLd(graph: PageGraph): string {
  return withoutInvisible(JSON.stringify(graph)).replaceAll("<", "\\u003c");
}

/** All structured data of a page as one graph, which contains every id it references. */
export function pageGraph(page: DescribedPage): PageGraph {
  const { language, article } = page;
  const nodes: (Thing | AgencyNode | undefined)[] = [
    subjectsOf(page).includes(ids.organization) ? wholeOrganization(language) : organization(language),
    webSite(language),
    webPage(page),
    breadcrumbs(page),
    ...servicesOn(page).map((service) => serviceNode(service, page)),
    article ? blogPosting(page, article) : undefined,
  ];
  return { "@context": "https://schema.org", "@graph": nodes.filter((node) => node !== undefined) };
}

const days: Record<string, DayOfWeek> = {
  Mo: "https://schema.org/Monday",
  Tu: "https://schema.org/Tuesday",
  We: "https://schema.org/Wednesday",
  Th: "https://schema.org/Thursday",
  Fr: "https://schema.org/Friday",
  Sa: "https://schema.org/Saturday",
  Su: "https://schema.org/Sunday",
};

/** Basics about the agency on every page: who it is, how to reach it and what it sells. */
function organization(language: Language) {
  const { legal, contact, business } = site;
  return {
    "@type": ["Organization", business.type],
    "@id": ids.organization,
    name: site.brand,
    url: urlOf(pathOf("home", defaultLanguage)),
    logo: urlOf("/icon-512.png"),
    email: contact.email,
    // The same in every language, because it is one thing.
    telephone: phones[defaultLanguage],
    ...priceRange(allPricedItems(defaultLanguage), defaultLanguage),
    address: {
      "@type": "PostalAddress",
      streetAddress: legal.street,
      postalCode: legal.postalCode,
      addressLocality: legal.city,
      addressCountry: legal.country,
    },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      itemListElement: servicesIn(language).map((key) => ({
        "@type": "Offer",
        itemOffered: service(key, language),
      })),
    },
  } as const satisfies AgencyNode;
}

/** What a service is called and where it stands; the rest is on the pages that sell it. */
function service(key: ServiceKey, language: Language) {
  return {
    "@type": "Service",
    "@id": ids.service(key),
    name: screenName(key, language),
    url: urlOf(pathOf(key, language)),
  } as const;
}

/** Further details on the pages about the agency. */
function wholeOrganization(language: Language): AgencyNode {
  const { legal, profiles, hours } = site;
  return {
    ...organization(language),
    legalName: legal.name,
    description: layoutCopy(language).line,
    ...(legal.vat === "" ? {} : { vatID: legal.vat }),
    areaServed: areasServed(language),
    knowsLanguage: [...languages],
    contactPoint: [...new Set(Object.values(phones))].map((telephone) => ({
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone,
      availableLanguage: languages.filter((code) => phones[code] === telephone),
    })),
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: hours.days.flatMap((day) => days[day] ?? []),
      opens: hours.opens,
      closes: hours.closes,
    },
    ...(hours.closed.length === 0 ? {} : { specialOpeningHoursSpecification: hours.closed.map(closing) }),
    sameAs: [profiles.social, profiles.reviews].filter((address) => address !== ""),
  };
}

/** Days on which nobody is there, as search engines want them: open from midnight to midnight. */
function closing({ from, to = from }: { from: string; to?: string | undefined }) {
  return {
    "@type": "OpeningHoursSpecification",
    validFrom: from,
    validThrough: to,
    opens: "00:00",
    closes: "00:00",
  } as const;
}

function areasServed(language: Language) {
  return serviceAreas[language].map((code) =>
    code === "EU"
      ? ({ "@type": "Continent", name: placeName(code, language) } as const)
      : ({ "@type": "Country", name: placeName(code, language), identifier: code } as const),
  );
}

/** Computed from the lowest and highest price, so that neither has to be maintained; none on a site without prices. */
export function priceRange(items: readonly PricedItem[], language: Language): { priceRange?: string } {
  if (items.length === 0) return {};
  const amounts = items.map(({ price }) => price[firstCurrency]);
  const ends = [Math.min(...amounts), Math.max(...amounts)] as const;
  return { priceRange: ends.map((amount) => formatMoney(amount, firstCurrency, language)).join(" – ") };
}

function webSite(language: Language): Thing {
  const searchPath = findPath("search", language, "?q={search_term_string}");
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${site.url}${searchPath}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": ids.webSite,
    name: site.brand,
    url: urlOf(pathOf("home", defaultLanguage)),
    inLanguage: languages.map((other) => locales[other]),
    publisher: refer(ids.organization),
    ...(searchPath === undefined ? {} : { potentialAction: search }),
  };
}

function webPage(page: DescribedPage): Thing {
  const { route, language, path, seo, article } = page;
  const subjects = subjectsOf(page).map(refer);
  const updated = page.updated ?? article?.updated ?? article?.date;
  return {
    "@type": "WebPage",
    "@id": ids.page(path),
    url: urlOf(path),
    name: seo.title,
    description: seo.description,
    inLanguage: locales[language],
    isPartOf: refer(ids.webSite),
    ...(route === "home" ? {} : { breadcrumb: refer(ids.trail(path)) }),
    ...(updated ? { dateModified: updated } : {}),
    ...(subjects.length > 0 ? { mainEntity: subjects.length === 1 ? subjects[0] : subjects } : {}),
  };
}

/** What a page is about, by id. */
function subjectsOf(page: DescribedPage): string[] {
  const { route, path, article } = page;
  if (article) return [ids.article(path)];
  const services = servicesOn(page);
  if (services.length > 0) return services.map(ids.service);
  const ownPages: RouteKey[] = ["home", "agency", "about", "vision", "contact", "links"];
  return ownPages.includes(route) ? [ids.organization] : [];
}

/** From the home page to the page itself; none on the home page. */
function breadcrumbs({ route, language, path, seo, name = seo.h1 }: DescribedPage): Thing | undefined {
  if (route === "home") return undefined;
  const above: ScreenKey[] = [];
  for (let parent = parentOf(route); parent !== null; parent = parentOf(parent)) above.unshift(parent);
  const trail = [
    ...above.flatMap((screen) => {
      const path = findPath(screen, language);
      return path === undefined ? [] : [{ name: screenName(screen, language), path }];
    }),
    { name: isScreenKey(route) ? screenName(route, language) : name, path },
  ];
  return {
    "@type": "BreadcrumbList",
    "@id": ids.trail(path),
    itemListElement: trail.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: urlOf(crumb.path),
    })),
  };
}

/** What a page sells: a service on its own, all of them beside the prices. */
function servicesOn({ route, language }: DescribedPage): ServiceKey[] {
  return servicesIn(language).filter((key) => key === route || route === "pricing");
}

/** A service with its prices: on its own page all of them, on other pages only those marked as `listed`. */
function serviceNode(key: ServiceKey, { route, language }: DescribedPage): Thing {
  const basics = service(key, language);
  const offers = pricedItemsOf(key, language).filter(({ price }) => key === route || price.listed);
  return {
    ...basics,
    serviceType: basics.name,
    provider: refer(ids.organization),
    // What it is, and where, its own page says.
    ...(key === route
      ? { description: screenRecord(key, language).description, areaServed: areasServed(language) }
      : {}),
    offers: offers.map((offer) => offerNode(offer, basics.url)),
  };
}

/** UN/CEFACT codes of the periods that have one. */
const unitCodes: Partial<Record<Price["period"], string>> = { hour: "HUR", month: "MON", year: "ANN" };

function offerNode({ name, price }: PricedItem, url: string) {
  const unit = unitCodes[price.period];
  return {
    "@type": "Offer" as const,
    name,
    url,
    priceSpecification: {
      "@type": "UnitPriceSpecification" as const,
      price: price[firstCurrency],
      ...(price.from ? { minPrice: price[firstCurrency] } : {}),
      priceCurrency: firstCurrency,
      valueAddedTaxIncluded: site.business.pricesIncludeVat,
      ...(unit ? { unitCode: unit } : {}),
    },
  };
}

function blogPosting(page: DescribedPage, article: ArticleFacts): Thing {
  const { date, updated = date, section, minutes } = article;
  return {
    "@type": "BlogPosting",
    "@id": ids.article(page.path),
    description: page.seo.description,
    url: urlOf(page.path),
    mainEntityOfPage: refer(ids.page(page.path)),
    image: urlOf(socialCardPath(page.path)),
    inLanguage: locales[page.language],
    headline: page.seo.h1,
    datePublished: date,
    dateModified: updated,
    articleSection: section,
    timeRequired: `PT${minutes}M`,
    author: {
      "@type": "Person",
      name: article.author,
      url: urlOf(findPath("about", page.language) ?? pathOf("home", page.language)),
    },
    publisher: refer(ids.organization),
  };
}
