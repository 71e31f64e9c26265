import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "node-html-parser";
import { readContent } from "#contract/copy/content-file.ts";
import { currencies } from "#contract/facts/currencies.ts";
import { drawnServices, serviceKeys } from "#contract/facts/services.ts";
import { site } from "#contract/facts/site.ts";
import { languages } from "#contract/languages.ts";
import { people } from "#contract/people.ts";
import { buildFolder, siteFolder } from "#contract/site-folder.ts";

/** A line or a file that the owner should look at before publishing the site. */
interface Finding {
  kind: "Contradictory" | "Still the sample's" | "Too long";
  what: string;
  place: string;
}

const builtSite = join(buildFolder, "site");

/** What the delivered site says that is true of nobody else's. */
interface Mark {
  pattern: RegExp;
  what: string;
  /** Where it is written, for what the built site does not show; without it, the site must show it. */
  file?: RegExp;
  /** Where it may stay. */
  allowed?: boolean;
}

interface NamedText {
  name: string;
  text: string;
}

const hasOffice = (location: string) => Object.values(people).some((person) => person.location === location);
const serves = (...countries: string[]) =>
  countries.some((one) => site.serviceAreas.some((area) => area === one));
const config = /\/site\.yaml$/;

const marks: Mark[] = [
  { pattern: /Orvane/g, what: "the made-up agency" },
  { pattern: /Camille Orsini|Arta Krasniqi|F(?:é|&eacute;)lix Tremblay|Nora Favre/g, what: "its people" },
  { pattern: /\bParis\b/g, what: "its office in Paris", allowed: hasOffice("paris") },
  { pattern: /\b(?:Genève|Geneva|Genf)\b/g, what: "its office in Geneva", allowed: hasOffice("geneva") },
  { pattern: /\bPri[sš]h?tina\b/g, what: "its office in Pristina", allowed: hasOffice("pristina") },
  { pattern: /\bMontr[ée]al\b/g, what: "its office in Montreal", allowed: hasOffice("montreal") },
  {
    pattern:
      /\b(?:Stred Swiss|Renovart|Velo Komet|Alb Contact|Mirel|Quai Sud|Calanque|Porzellan Lorm|Allgeier|Northgate|Saltwool|Sonnwerk)\b/g,
    what: "its clients",
  },
  { pattern: /\b(?:London|Dublin|Leeds)\b/g, what: "the cities of its readers", allowed: serves("GB", "IE") },
  {
    pattern:
      /\b(?:Suisse|Switzerland|Schweiz\w*|Swiss|francs suisses|Franken|(?:droit|loi) suisse|DSG|FADP|LPD)\b/g,
    what: "its readers in Switzerland",
    allowed: serves("CH"),
  },
  {
    // In the agency's own sentences: a bakery's chat speaks of cakes for four people.
    pattern:
      /quatre (?:villes|personnes(?:,| que))|four (?:cities|people in)|wir sind zu viert|vier (?:Menschen an|Orten)/gi,
    what: "its number of people",
    allowed: Object.keys(people).length === 4,
  },
  {
    // Amounts in a currency that is not listed may stay, and are in the data of pages.
    pattern: /\b(?:dollars?|USD)\b(?!(?:"|&quot;)?: ?\d)/gi,
    what: "its second currency",
    allowed: currencies.length > 1,
  },
  {
    pattern: /\+33[ \u00a0]?(?:1[ \u00a0]?99[ \u00a0]?00|6[ \u00a0]?39[ \u00a0]?98)/g,
    what: "a phone number reserved for fiction",
  },
  { pattern: /[\w-]+\.example\b/g, what: "an address reserved for examples" },
  {
    pattern:
      /(?:agence|clients|cas|témoignages?|projets) (?:inventée?s?|fictifs?)|(?:invented|fictional) (?:agency|case|testimonial|example\))|erfundene (?:Agentur|Fallstudie|Kundenstimme)/gi,
    what: "it is called invented",
  },
  {
    pattern:
      /\b(?:art\. )?L\. ?\d{3}-\d+|\b(?:L(?:221|441|131)|D441)-\d+|\b(?:CNIL|LCEN)\b|\bFrench (?:law|VAT|Act|(?:[A-Z]\w+ )+(?:Act|Code))\b|\bdroit français|\b(?:loi|TVA) française|\bfranzösische\w? (?:Recht|Umsatzsteuer|\w*[Gg]esetz)/g,
    what: "French law, while legal.country is another",
    allowed: site.legal.country === "FR",
  },
  {
    pattern:
      /\b(?:BGB|BDSG|DDG|TDDDG|MStV)\b|\bGerman (?:law|VAT|(?:[A-Z]\w+ )+(?:Act|Code))\b|\b(?:droit|loi) allemande?\b|\bdeutsche\w? (?:Recht|Umsatzsteuer|\w*[Gg]esetz)/g,
    what: "German law, while legal.country is another",
    // The sample is French, and sells in Germany too.
    allowed: ["FR", "DE"].includes(site.legal.country),
  },
  { file: config, pattern: /\bexemple\b/gi, what: "a made-up name or street" },
  { file: config, pattern: /G-X{6,}|"0{9,}"|FR0{6,}|000 000 000/g, what: "a made-up number" },
  {
    file: config,
    pattern: /termsUpdated: 2024-01-01/g,
    what: "the sample's date of the terms; set the day yours came into force",
  },
  { file: /mark\.svg$/, pattern: /M10 14h12v4H10z/g, what: "the mark of the made-up agency" },
  {
    file: /\.(yaml|md)$/,
    pattern: /"\[[\p{L} ]+\]"|^\[[\p{L} ]+\]$/gu,
    what: "a gap that somebody has to fill",
  },
  { file: /\.yaml$/, pattern: /# draft: /g, what: "words of the sample that somebody has to read" },
  { file: /\.yaml$/, pattern: /\bsample: true/g, what: "a made-up case, person or testimonial" },
];

/** The names that the sample gives services which this site does not offer, as far as `&`: `CRO & tracking` is CRO in sentences. */
const withdrawn: Mark[] = drawnServices
  .filter((key) => !serviceKeys.some((one) => one === key))
  .flatMap((key) => {
    const names = languages.flatMap((language) => {
      const { name } = Object(readContent(`sample/copy/${language}/${key}.yaml`).data) as { name?: string };
      return name ? [name.split(/ (?:&|et|and|und) /)[0]] : [];
    });
    const pattern = new RegExp(`(?<![\\p{L}"])(?:${names.join("|")})(?![\\p{L}:])`, "giu");
    return names.length > 0 ? [{ pattern, what: `a service that is not offered, ${key}` }] : [];
  });

/** What is contradictory, still the sample's or too long, in what an owner writes and in the built site, if there is one. */
export async function findLeftovers(project: string): Promise<Finding[]> {
  const folder = join(project, builtSite);
  const sources = await textsOf(project, [
    `${siteFolder}/**/*.{yaml,md,html}`,
    `${siteFolder}/brand/mark.svg`,
  ]);
  const built = existsSync(folder) ? await textsOf(folder, ["**/*.{html,md,xml,json,txt,vcf}"]) : [];
  return [
    ...contradictions(sources),
    ...[...marks, ...withdrawn].flatMap((mark) => found(mark, sources, built)),
    ...drawnPortraits(project),
    ...tooLong(sources, built),
  ];
}

/** Where a mark is written, or a built file that shows it if no text has it. */
function found({ pattern, what, file, allowed }: Mark, sources: NamedText[], built: NamedText[]): Finding[] {
  if (allowed) return [];
  const kind = "Still the sample's";
  const lines = sources
    .filter(({ name }) => !file || file.test(name))
    .flatMap((one) => linesWith(one, pattern));
  if (file) return lines.map((place) => ({ kind, what, place }));
  const shown = built.filter(({ text }) => text.search(pattern) >= 0).map(({ name }) => name);
  const [example] = shown;
  if (example === undefined) return [];
  const places = lines.length > 0 ? lines : [join(builtSite, example)];
  return places.map((place) => ({
    kind,
    what: `${what}, shown in ${shown.length} files such as ${example}`,
    place,
  }));
}

/** The lines of a text, except comments, that a pattern finds. */
function linesWith({ name, text }: NamedText, pattern: RegExp): string[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      line.search(pattern) >= 0 && !/^\s*# (?!draft: )/.test(line) ? [`${name}:${index + 1}`] : [],
    );
}

/** Settings of `site.yaml` that do not go together, each at the line of its key. */
function contradictions(sources: NamedText[]): Finding[] {
  const { measurement, features, contact } = site;
  const host = new URL(site.url).hostname.replace(/^www\./, "");
  const sender = contact.requestsFrom.split("@")[1] ?? "";
  const rules: [applies: boolean, key: string, what: string][] = [
    [
      sender !== host && !host.endsWith(`.${sender}`),
      "requestsFrom",
      `mails come from ${sender}, the site is ${host}: they may be taken for spam`,
    ],
    [
      !features.consent && Boolean(measurement.analyticsId || measurement.pixelId),
      "consent",
      "visitors are measured by third parties without being asked",
    ],
  ];
  const identity = sources.filter(({ name }) => config.test(name));
  return rules.flatMap(([applies, key, what]) =>
    applies
      ? identity
          .flatMap((source) => linesWith(source, new RegExp(`\\b${key}:`)))
          .map((place) => ({ kind: "Contradictory", what, place }))
      : [],
  );
}

function drawnPortraits(project: string): Finding[] {
  const what = "a drawn portrait; put a photograph beside it as portrait.jpg";
  return globSync(`${siteFolder}/people/*/portrait.html`, { cwd: project })
    .toSorted()
    .filter(
      (drawn) =>
        globSync(`${dirname(drawn)}/portrait.{jpg,jpeg,png,webp,avif}`, { cwd: project }).length === 0,
    )
    .map((place) => ({ kind: "Still the sample's", what, place }));
}

/** Lengths beyond which search engines truncate. */
const longest = { title: 60, description: 160 };

/** Titles and descriptions of pages that are cut off, once for all addresses of a page; an article's title may be long. */
function tooLong(sources: NamedText[], built: NamedText[]): Finding[] {
  const cut = built.flatMap(({ name, text }): Finding[] => {
    if (!name.endsWith(".html")) return [];
    const head = parse(text.slice(0, text.indexOf("</head>")));
    const meta = (key: string) => head.querySelector(key)?.getAttribute("content") ?? "";
    const ownAddress = new RegExp(`(address:|-) /${name.replace(/(^index)?\.html$/, "")}$`);
    const isArticle = meta('meta[property="og:type"]') === "article";
    const texts = {
      title: isArticle ? "" : (head.querySelector("title")?.text ?? ""),
      description: meta("meta[name=description]"),
    };
    return Object.entries(texts).flatMap(([part, said]): Finding[] => {
      const most = longest[part as keyof typeof longest];
      if (said.length <= most) return [];
      const own = sources.filter((source) => linesWith(source, ownAddress).length > 0);
      // Quotes and spaces may be written otherwise, and values are filled in: a few words are enough.
      const [words = said] = /[\p{L} ]{12,}/u.exec(said.replaceAll(site.brand, "")) ?? [];
      const [place = own[0]?.name ?? join(builtSite, name)] = [...own, ...sources].flatMap((source) =>
        linesWith(source, new RegExp(words.trim().replace(/[^\p{L} ]/gu, "."), "u")),
      );
      return [
        { kind: "Too long", what: `${part} of ${said.length} letters, ${most} are shown: ${said}`, place },
      ];
    });
  });
  return [...new Map(cut.map((finding) => [finding.what, finding])).values()];
}

function textsOf(folder: string, patterns: string[]): Promise<NamedText[]> {
  const names = globSync(patterns, { cwd: folder }).toSorted();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), "utf8") })));
}
