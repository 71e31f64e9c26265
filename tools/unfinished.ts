import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "node-html-parser";
import { site } from "#data/contract/facts/site.ts";
import { buildFolder, siteFolder } from "#data/contract/reader/site-folder.ts";
import { missingSpreads } from "#tools/missing-spreads.ts";
import { sampleLeftovers, scalarsIn } from "#tools/sample-leftovers.ts";
import { vanishedAddresses } from "#tools/vanished-addresses.ts";

/** A line or a file that the owner should look at before publishing the site. */
interface Finding {
  kind: "Contradictory" | "To be written" | "Too long";
  what: string;
  place: string;
}

const builtSite = join(buildFolder, "site");

/** What stands in a file until somebody writes their own. */
interface Mark {
  file: RegExp;
  pattern: RegExp;
  what: string;
}

interface NamedText {
  name: string;
  text: string;
}

const config = /\/site\.yaml$/;

const marks: Mark[] = [
  { file: /\.md$/, pattern: /(?<!\])\[\p{L}[^\][]+\](?![(:[])/u, what: "a gap in brackets" },
  { file: /\.(?:yaml|md)$/, pattern: /# draft: /, what: "words that somebody has to read" },
  { file: /\.yaml$/, pattern: /\bsample: true/, what: "a made-up case, person or testimonial" },
  { file: config, pattern: /\bexample\.(?:com|net|org)\b|\.example\b/, what: "an address of nobody" },
];

/**
 * What is contradictory, still to be written or too long, in what an owner writes and in the built site, if there is
 * one.
 */
export async function findUnfinished(project: string): Promise<Finding[]> {
  const folder = join(project, builtSite);
  const sources = await textsOf(project, [`${siteFolder}/**/*.{yaml,md}`]);
  const built = existsSync(folder) ? await textsOf(folder, ["**/*.html"]) : [];
  return [
    ...contradictions(sources),
    ...marks.flatMap(({ file, pattern, what }) =>
      sources
        .filter(({ name }) => file.test(name))
        .flatMap((source) => linesWith(source, pattern))
        .map((place): Finding => ({ kind: "To be written", what, place })),
    ),
    ...inTexts(sources),
    ...drawnPortraits(project),
    ...[...sampleLeftovers(project, siteFolder), ...missingSpreads(project, siteFolder)].map(
      (missing): Finding => ({ kind: "To be written", ...missing }),
    ),
    ...vanishedAddresses(join(project, buildFolder)).map(
      ({ line }): Finding => ({
        kind: "To be written",
        what: "an address of an earlier build that nothing answers any more; a line that says where it leads",
        place: `${siteFolder}/redirects.yaml: ${line}`,
      }),
    ),
    ...tooLong(sources, built),
  ];
}

/** Numbers that regulators keep free for films and examples, in international format. */
const numbersOfNobody =
  /^\+(33(19900|26191|35301|46571|53649|63998)|44(2079460|1632960|7700900)|49(3023125|6990009|4066969|2214710|8999998)|1\d{3}55501)\d*$/;

/** Gaps in the texts of YAML files, where brackets outside a text are a list, and telephone numbers of nobody. */
function inTexts(sources: NamedText[]): Finding[] {
  return sources
    .filter(({ name }) => name.endsWith(".yaml"))
    .flatMap(({ name, text: yaml }) =>
      scalarsIn(yaml).flatMap(({ line, text }): Finding[] => {
        const place = `${name}:${line}`;
        const isGap = /\[\p{L}[^\][]+\]/u.test(text) && !name.endsWith("/agency-mails.yaml");
        const isFree = config.test(name) && numbersOfNobody.test(text.replace(/[\s().-]/g, ""));
        return [
          ...(isGap ? [{ kind: "To be written" as const, what: "a gap in brackets", place }] : []),
          ...(isFree
            ? [{ kind: "To be written" as const, what: "a telephone number of nobody", place }]
            : []),
        ];
      }),
    );
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
    .map((place) => ({ kind: "To be written", what, place }));
}

/** Lengths beyond which search engines truncate. */
const longest = { title: 60, description: 160 };

/**
 * Titles and descriptions of pages that are cut off, once for all addresses of a page; an article's title may be long.
 */
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
        { kind: "Too long", what: `${part} of ${said.length} characters, ${most} are shown: ${said}`, place },
      ];
    });
  });
  return [...new Map(cut.map((finding) => [finding.what, finding])).values()];
}

function textsOf(folder: string, patterns: string[]): Promise<NamedText[]> {
  const names = globSync(patterns, { cwd: folder }).toSorted();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), "utf8") })));
}
