import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { site } from "#site.config.ts";
import { people } from "#src/content/people/people.ts";
import type { Finding } from "#tools/release-checklist.ts";

interface Leftover {
  pattern: RegExp;
  what: string;
  /** Whether it may stand in this site. */
  allowed?: boolean;
}

const hasOffice = (location: string) => Object.values(people).some((person) => person.location === location);

/** What the delivered site says that is true of nobody else's. */
const leftovers: Leftover[] = [
  { pattern: /Orvane/g, what: "the made-up agency" },
  { pattern: /Camille Orsini|Arta Krasniqi|F(?:é|&eacute;)lix Tremblay|Nora Favre/g, what: "its people" },
  { pattern: /\bParis\b/g, what: "its office in Paris", allowed: hasOffice("paris") },
  { pattern: /\b(?:Genève|Geneva|Genf)\b/g, what: "its office in Geneva", allowed: hasOffice("geneva") },
  { pattern: /\bPri[sš]h?tina\b/g, what: "its office in Pristina", allowed: hasOffice("pristina") },
  { pattern: /\bMontr[ée]al\b/g, what: "its office in Montreal", allowed: hasOffice("montreal") },
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
    pattern: /\b(?:art\. )?L\. ?\d{3}-\d+|\bL(?:221|441|131)-\d+|\bCNIL\b|\bBGB\b/g,
    what: "the law of another country than legal.country",
    allowed: site.legal.country === "FR",
  },
];

/** Where texts are written. */
const written = ["site.config.ts", "content/**/*.{yaml,md,ts,html}", "src/styles/*.css"];

/**
 * What of the delivered site stands in a built one: in pages, feeds, cards and structured data. Each finding names the
 * first place where it is written, or the built file if no text has it.
 */
export async function builtLeftovers(project: string, built: string): Promise<Finding[]> {
  const sources = await textsOf(project, written);
  const files = await textsOf(built, ["**/*.{html,md,xml,json,txt,vcf,webmanifest}"]);
  return leftovers.flatMap(({ pattern, what, allowed = false }): Finding[] => {
    if (allowed) return [];
    const found = files.flatMap(({ name, text }) => {
      const { length } = [...text.matchAll(pattern)];
      return length > 0 ? [{ name, times: length }] : [];
    });
    const [first] = found;
    if (!first) return [];
    const times = found.reduce((sum, one) => sum + one.times, 0);
    const places = sources.flatMap(({ name, text }) =>
      text.split("\n").flatMap((line, index) => (line.search(pattern) < 0 ? [] : [`${name}:${index + 1}`])),
    );
    const others = places.length > 1 ? `, written in ${places.length} lines` : "";
    return [
      {
        kind: "Still the sample's",
        place: places[0] ?? join("build/site", first.name),
        what: `${what}: ${times} times in ${found.length} files of the built site, such as ${first.name}${others}`,
      },
    ];
  });
}

/** Lengths beyond which search engines truncate. */
const longest = { title: 60, description: 160 };

/** Titles and descriptions of the built site's pages that are cut off; an article's title may be long. */
export async function tooLong(project: string, built: string): Promise<Finding[]> {
  const sources = await textsOf(project, written);
  const pages = await textsOf(built, ["**/*.html"]);
  return pages.flatMap(({ name, text }): Finding[] => {
    const head = parse(text.slice(0, text.indexOf("</head>")));
    const meta = (key: string) => head.querySelector(key)?.getAttribute("content") ?? "";
    const isArticle = meta('meta[property="og:type"]') === "article";
    const texts = {
      title: head.querySelector("title")?.text ?? "",
      description: meta("meta[name=description]"),
    };
    return Object.entries(texts).flatMap(([part, said]): Finding[] => {
      const most = longest[part as keyof typeof longest];
      if (said.length <= most || (isArticle && part === "title")) return [];
      // Quotes and spaces may be written otherwise, and values are filled in: a few words are enough.
      const [words = said] = /[\p{L} ]{12,}/u.exec(said) ?? [];
      const source = sources.find((one) => one.text.includes(words.trim()));
      const place = source ? `${source.name}:${lineOf(source.text, words.trim())}` : join("build/site", name);
      return [
        { kind: "Too long", place, what: `${part} of ${said.length} letters, ${most} are shown: ${said}` },
      ];
    });
  });
}

function lineOf(text: string, words: string): number {
  return text.slice(0, text.indexOf(words)).split("\n").length;
}

function textsOf(folder: string, patterns: string[]) {
  const names = globSync([...patterns], { cwd: folder }).toSorted();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), "utf8") })));
}
