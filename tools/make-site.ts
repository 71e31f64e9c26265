import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { type Document, parseDocument, stringify, visit } from "yaml";
import { drawnServices } from "#contract/facts/services.ts";
import { slugOf } from "#site/content/entries/slug.ts";
import { portraitSize } from "#site/content/text/picture-sizes.ts";
import { yamlOf } from "#site/editor/format.ts";

/** What a new site is made from. */
interface NewSite {
  name: string;
  /** Its address, without a trailing slash. */
  url: string;
  /** First and last name of who answers visitors. */
  person: string;
  /** In international form. */
  phone: string;
  city: string;
  /** By its two letters. */
  country: string;
  /** The main one first. */
  languages: string[];
  currencies: string[];
  services: string[];
}

const sample = join(import.meta.dirname, "../sample");

/** Stands where somebody has to write; `npm run ready` names each. */
const gap = (what: string) => `[${what}]`;

/**
 * Makes a site from the sample: its words, as far as they are of the languages and services; of what must be somebody's
 * own (people, cases, articles, trades, legal texts) nothing but the gaps.
 */
export async function makeSite(folder: string, site: NewSite): Promise<void> {
  copySample(folder, site);
  const edit = (name: string, change: (document: Document) => void) => editFile(join(folder, name), change);
  writeSettings(edit, site);
  writeFacts(folder, edit, site);
  for (const file of globSync("copy/*/*.yaml", { cwd: folder }))
    edit(file, (words) => {
      // A case of the sample, and addresses that it once had.
      words.deleteIn(["proof"]);
      words.deleteIn(["also"]);
      if (basename(file) === "error-pages.yaml") nameErrorPages(words);
      if (!site.services.includes("automation")) withoutAssistant(basename(file, ".yaml"), words);
    });
  for (const about of globSync("copy/*/about.yaml", { cwd: folder }))
    edit(about, (words) => {
      const office = { city: site.city, specialties: gap("what is done there") };
      words.setIn(["team", "places"], words.createNode({ office }));
    });
  for (const text of globSync("legal/*/*.md", { cwd: folder })) emptyText(join(folder, text), site);
  await writePerson(folder, site);
  writeFileSync(
    join(folder, "redirects.yaml"),
    "# Addresses of an earlier site, and where each leads now:\n#\n# /about-us.php: about\n# /shop: https://shop.example/\n",
  );
}

/** The first time zone of a country. */
function timeZoneOf(country: string): string {
  // Not yet among the types of TypeScript.
  const region = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => string[] };
  const [first = "UTC"] = region.getTimeZones?.() ?? [];
  return first;
}

type Edit = (name: string, change: (document: Document) => void) => void;

function editFile(file: string, change: (document: Document) => void): void {
  const document = parseDocument(readFileSync(file, "utf8"));
  change(document);
  writeFileSync(file, yamlOf(document));
}

function copySample(folder: string, { languages, services }: NewSite): void {
  const theirs = ["people", "cases", "articles", "trades", "typefaces", "redirects.yaml"];
  const dropped = droppedFrom(services);
  const words = dropped.map((service) => `${service}.yaml`);
  if (!services.includes("automation")) words.push("assistant.yaml");
  const isKept = (path: string) => {
    const [kind = "", name = ""] = path.slice(sample.length + 1).split("/");
    if (theirs.includes(kind) || (kind === "services" && dropped.includes(name))) return false;
    return !(kind === "copy" && words.includes(basename(path)));
  };
  const isOfLanguages = (path: string) => {
    const [, code] = /\/(?:copy\/([a-z]+)|legal\/\w+\/text\.([a-z]+)\.md)/.exec(path)?.filter(Boolean) ?? [];
    return code === undefined || languages.includes(code);
  };
  cpSync(sample, folder, { recursive: true, filter: (path) => isKept(path) && isOfLanguages(path) });
  // A language that the sample does not have begins with the English words.
  for (const language of languages.filter((code) => !existsSync(join(sample, "copy", code)))) {
    cpSync(join(sample, "copy/en"), join(folder, "copy", language), { recursive: true, filter: isKept });
    for (const text of globSync("legal/*/text.en.md", { cwd: sample }))
      cpSync(join(sample, text), join(folder, dirname(text), `text.${language}.md`));
  }
}

/** What the sample says of an assistant, by the file of words. */
const ofAssistant: Record<string, string[]> = {
  home: ["hero.stats.automation", "talk.exchanges.mistakes", "questions.items.nonsense"],
  pricing: ["terms.items.trial"],
  websites: ["modules.items.assistant"],
};

function withoutAssistant(name: string, words: Document): void {
  for (const path of ofAssistant[name] ?? [])
    if (words.hasIn(path.split("."))) words.deleteIn(path.split("."));
  if (name === "home") words.setIn(["talk", "assistant"], "{brand}");
  if (name === "services") words.setIn(["integrations", "lead"], gap("what it is connected with"));
}

/** The sample's headings are in English: those of a new site are their titles, without status and brand. */
function nameErrorPages(words: Document): void {
  for (const page of ["notFound", "serverError"]) {
    const title = String(words.getIn([page, "seo", "title"]));
    const heading = title.replace(/^\d+\s*: | \|.*$/g, "");
    words.setIn([page, "seo", "h1"], heading.charAt(0).toUpperCase() + heading.slice(1));
  }
  words.setIn(["notFound", "home"], words.getIn(["serverError", "home"]));
}

const droppedFrom = (services: string[]): string[] => drawnServices.filter((key) => !services.includes(key));

function writeSettings(edit: Edit, { name, url, person, phone, city, country, languages }: NewSite): void {
  const host = new URL(url).hostname.replace(/^www\./, "");
  const mailbox = `hello@${host}`;
  const settings: Record<string, unknown> = {
    brand: name,
    url,
    agencyLanguage: languages[0],
    complete: false,
    "legal.name": name,
    "legal.form": "",
    "legal.capital.amount": 0,
    "legal.street": gap("street"),
    "legal.postalCode": gap("postal code"),
    "legal.city": city,
    "legal.country": country,
    "legal.registration": "",
    "legal.vat": "",
    "legal.director": person,
    "legal.supervisor": "",
    "legal.host.name": gap("name of the host"),
    "legal.host.address": gap("its address"),
    "legal.host.phone": "",
    "contact.email": mailbox,
    "contact.phone": phone,
    "contact.whatsapp": "",
    "contact.requestsTo": [mailbox],
    "contact.requestsFrom": `site@${host}`,
    "booking.audit.url": "",
    "booking.call.url": "",
    "booking.call.provider": "none",
    "profiles.reviews": "",
    "profiles.social": "",
    "measurement.analyticsId": "",
    "measurement.pixelId": "",
    serviceAreas: [country],
    "hours.timeZone": timeZoneOf(country),
  };
  edit("site.yaml", (document) => {
    document.commentBefore =
      " What the agency decides about its site. What stands in brackets is still to be written.";
    for (const [path, value] of Object.entries(settings)) document.setIn(path.split("."), value);
  });
}

/** Keeps of the facts what the languages, currencies and services need. */
function writeFacts(folder: string, edit: Edit, site: NewSite): void {
  const { languages, currencies, services, country } = site;
  const offered = (entry: { service?: string }) =>
    entry.service === undefined || services.includes(entry.service);
  edit("facts/languages.yaml", (document) => {
    const known = document.toJS();
    const kept = languages.map((code, position) => {
      const regions = position === 0 ? [country] : [];
      return [code, { locale: code, ...known[code], regions, budgets: undefined }];
    });
    document.contents = document.createNode(Object.fromEntries(kept));
  });
  edit("facts/currencies.yaml", (document) => {
    document.contents = document.createNode(currencies);
  });
  edit("facts/promises.yaml", (document) => document.deleteIn(["indexedPages"]));
  edit("facts/services.yaml", (document) => {
    document.contents = document.createNode(services);
  });
  for (const file of globSync("facts/*.yaml", { cwd: folder }))
    edit(file, (document) => exchange(document, currencies));
  edit("facts/prices.yaml", (document) => keepEntries(document, [], offered));
  edit("facts/running-costs.yaml", (document) => keepEntries(document, ["costs"], offered));
  edit("facts/contact-form.yaml", (document) => {
    document.setIn(["englishMessages"], false);
    keepEntries(document, ["projectTypes"], offered);
  });
  const prices = parseDocument(readFileSync(join(folder, "facts/prices.yaml"), "utf8"));
  edit("facts/estimate.yaml", (document) => {
    const isSold = ({ item: [group = "", key = ""] }: { item: string[] }) =>
      prices.hasIn([group, "prices", key]);
    for (const group of keysAt(document, ["groups"])) keepEntries(document, ["groups", group], isSold);
    keepEntries(document, ["groups"], (choices: object) => Object.keys(choices).length > 0);
    const groups = keysAt(document, ["groups"]);
    const choices = groups.flatMap((group) => keysAt(document, ["groups", group]));
    const { singleChoices } = document.toJS() as { singleChoices: string[] };
    document.setIn(
      ["singleChoices"],
      singleChoices.filter((group) => groups.includes(group)),
    );
    keepEntries(document, ["presets"], (keys: string[]) => keys.every((key) => choices.includes(key)));
  });
  // The documents are about a website with an assistant; there is nothing to list yet.
  const hasBoth = ["websites", "automation"].every((key) => services.includes(key));
  const absent = ["blog", "article", "portfolio", "case", "trade", ...(hasBoth ? [] : ["examples"])];
  for (const file of globSync(`copy/*/{${absent}}.yaml`, { cwd: folder })) rmSync(join(folder, file));
  if (!services.includes("automation")) {
    const own = services.includes("websites") ? ["payment", "crm", "diary"] : [];
    edit("facts/integrations.yaml", (document) => {
      for (const field of keysAt(document, [])) if (!own.includes(field)) document.deleteIn([field]);
    });
  }
  edit("facts/landing-testimonials.yaml", (document) => {
    for (const service of keysAt(document, [])) document.setIn([service], document.createNode({}));
  });
  edit("facts/locations.yaml", (document) => {
    document.contents = document.createNode({
      office: { country, timeZone: timeZoneOf(country) },
    });
  });
}

/** Amounts in the currencies of the site; in one that the sample does not have, they begin as its euros. */
function exchange(document: Document, currencies: string[]): void {
  visit(document, {
    Map(_, map) {
      const euros = map.get("EUR");
      if (typeof euros !== "number") return;
      const terms = map.items.filter(({ key }) => !/^[A-Z]{3}$/.test(String(key)));
      const amounts = currencies.map((currency) => document.createPair(currency, map.get(currency) ?? euros));
      map.items = [...(amounts as typeof terms), ...terms];
    },
  });
}

const entriesAt = (document: Document, path: string[]): Record<string, unknown> =>
  path.reduce((value, key) => Object(value)[key], document.toJS());

const keysAt = (document: Document, path: string[]) => Object.keys(entriesAt(document, path));

function keepEntries<Entry>(document: Document, path: string[], isKept: (entry: Entry) => boolean): void {
  for (const [key, entry] of Object.entries(entriesAt(document, path)))
    if (!isKept(entry as Entry)) document.deleteIn([...path, key]);
}

/** Leaves the head and the headings of a text, and its rows of facts. */
function emptyText(file: string, { languages, currencies }: NewSite): void {
  const [, head = "", , text = ""] =
    /^(---\n[\s\S]*?\n---\n)(\s*)([\s\S]*)$/.exec(readFileSync(file, "utf8")) ?? [];
  // Rows of facts, such as the register in the legal notice, are the site's own; what browsers keep, the program's.
  const kept = (
    text.match(/^## .*$|^- \*\*.*:\*\* .*\{(?:legal|contact)\..*$|^- .*\{storage\..*$/gm) ?? []
  ).filter(
    (row) =>
      !(row.includes("{storage.language}") && languages.length === 1) &&
      !(row.includes("{storage.currency}") && currencies.length === 1),
  );
  writeFileSync(
    file,
    [
      head.replace(/^also:.*\n(?: {2}- .*\n)*/m, ""),
      ...kept.flatMap((line, position) =>
        line.startsWith("-")
          ? [withoutForeignTerms(line)]
          : ["", line, "", ...(kept[position + 1]?.startsWith("-") ? [] : [gap("what holds here")])],
      ),
    ].join("\n"),
  );
}

/** A row without the legal terms of the sample's country, which stand in its language. */
const withoutForeignTerms = (row: string) =>
  row
    .replace(/<span lang[^>]*>(\{.*?\})<\/span>(?: \(.*?\))?/g, "$1")
    .replace(/,[^,:]*<span lang[^>]*>[^<]*<\/span>/g, "");

/** Who answers has every role until there are others. */
async function writePerson(folder: string, { person, languages }: NewSite): Promise<void> {
  const own = join(folder, "people", slugOf(person));
  mkdirSync(own, { recursive: true });
  const write = (name: string, facts: object) => writeFileSync(join(own, name), stringify(facts));
  const role = ["projects", "development", "measurement", "design"];
  write("person.yaml", { order: 1, name: person, location: "office", role, languages, answers: languages });
  for (const language of languages)
    write(`text.${language}.yaml`, { role: gap("role"), lines: gap("two sentences about them") });
  // Until there is a photograph.
  writeFileSync(join(own, "portrait.html"), silhouette);
  const draw = (width: number, format: "avif" | "webp") =>
    sharp(Buffer.from(silhouette))
      .resize(width)
      .toFile(join(own, `portrait-${width}.${format}`));
  await Promise.all([
    ...portraitSize.widths.map((width) => draw(width, "avif")),
    draw(portraitSize.fallback, "webp"),
  ]);
}

const silhouette =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320"><path d="M160 70a56 56 0 1 1 0 112a56 56 0 1 1 0-112zM40 320a120 110 0 0 1 240 0z" fill="#1d1a2b"/></svg>\n';
