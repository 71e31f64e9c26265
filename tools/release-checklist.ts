import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { site } from "#site.config.ts";
import { placeOf } from "#src/content/file-problems.ts";
import { fillText } from "#src/content/fill-text.ts";
import { isPublished, today } from "#src/content/publication.ts";
import { type Copy, schemas, wordsOf } from "#src/content/words.ts";
import { copyFileOf } from "#src/copy/read-copy.ts";
import type { SeoRecord } from "#src/copy/words-schema.ts";
import { isLanguage, languages } from "#src/languages.ts";

/** Something the owner should look at before publishing the site. */
export interface Finding {
  kind: "Still the sample's" | "Missing" | "Contradictory" | "Too long" | "Not published";
  /** File and line. */
  place: string;
  what: string;
}

/** Lengths beyond which search engines truncate titles and descriptions. */
const longest = { title: 60, description: 160 };

/** Finds what is still sample content, missing, contradictory or too long. */
export async function releaseChecklist(project: string): Promise<Finding[]> {
  const found = await Promise.all([
    inIdentity(project),
    inMark(project),
    inContent(project, "articles"),
    inContent(project, "cases"),
    inLegalTexts(project),
    inPeople(project),
    inTestimonials(project),
    inCopy(project),
  ]);
  return found.flat().sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

const order: Finding["kind"][] = [
  "Missing",
  "Contradictory",
  "Still the sample's",
  "Too long",
  "Not published",
];

async function sourceOf(project: string, file: string) {
  return { file, text: await readFile(join(project, file), "utf8") };
}

/** Values reserved for examples, which belong to nobody. */
const reserved: [pattern: RegExp, what: string][] = [
  [/["'/@.]\w*\.example\b/, "an address reserved for examples"],
  [/\bexemple\b/i, "a made-up name or street"],
  [/G-X{6,}|"0{9,}"|FR0{6,}|000 000 000/, "a made-up number"],
  [/\+33 (1 99 00|6 39 98)/, "a phone number reserved for fiction"],
  [/"Orvane|"Camille Orsini"/, "a name of the made-up agency"],
];

async function inIdentity(project: string): Promise<Finding[]> {
  const { file, text } = await sourceOf(project, "site.config.ts");
  const found: Finding[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (/^\s*(\*|\/\*|\/\/)/.test(line)) continue;
    const match = reserved.find(([pattern]) => pattern.test(line));
    if (match) {
      found.push({
        kind: "Still the sample's",
        place: `${file}:${index + 1}`,
        what: `${match[1]}: ${line.trim()}`,
      });
    }
  }
  const contradicts = (key: string, what: string) =>
    found.push({ kind: "Contradictory", place: placeOf({ file, text }, [`${key}:`]), what });
  const { measurement, features, contact, securityContactExpires } = site;
  const host = new URL(site.url).hostname.replace(/^www\./, "");
  const sender = contact.requestsFrom.split("@")[1] ?? "";
  if (sender !== host && !host.endsWith(`.${sender}`)) {
    contradicts("requestsFrom", `mails come from ${sender}, the site is ${host}: they may be taken for spam`);
  }
  if (!features.consent && (measurement.analyticsId || measurement.pixelId)) {
    contradicts("consent", "visitors are measured by third parties without being asked");
  }
  if (securityContactExpires < today()) {
    contradicts("securityContactExpires", `security.txt ran out on ${securityContactExpires}`);
  }
  return found;
}

async function inMark(project: string): Promise<Finding[]> {
  const file = "content/brand/mark.svg";
  // Without it the site is not built.
  if (!existsSync(join(project, file))) return [];
  const source = await sourceOf(project, file);
  const bar = "M10 14h12v4H10z";
  if (!source.text.includes(bar)) return [];
  return [
    { kind: "Still the sample's", place: placeOf(source, [bar]), what: "the mark of the made-up agency" },
  ];
}

async function foldersOf(project: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(project, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
}

/** Value of a key in a file's front matter, without quotation marks. */
function headValue(text: string, key: string): string | undefined {
  return text.match(new RegExp(`^${key}: *"?(.*?)"?\\s*$`, "m"))?.[1];
}

async function inContent(project: string, kind: "articles" | "cases"): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const folder of await foldersOf(project, `content/${kind}`)) {
    const names = await readdir(join(project, folder));
    if (!names.includes("facts.yaml")) {
      found.push({ kind: "Missing", place: folder, what: "facts.yaml" });
      continue;
    }
    const facts = await sourceOf(project, `${folder}/facts.yaml`);
    const date = headValue(facts.text, "date");
    const draft = headValue(facts.text, "draft") === "true";
    if (!isPublished({ draft, date })) {
      const what = draft ? "a draft" : `appears on ${date}`;
      found.push({ kind: "Not published", place: placeOf(facts, [draft ? "draft:" : "date:"]), what });
    }
    if (headValue(facts.text, "sample") === "true") {
      found.push({ kind: "Still the sample's", place: placeOf(facts, ["sample:"]), what: "a made-up case" });
    }
    const missing = languages.filter((language) => !names.includes(`${language}.md`));
    if (missing.length > 0) {
      const what = missing.map((language) => `${language}.md`).join(", ");
      const isAllowed = kind === "articles" && missing.length < languages.length;
      found.push({ kind: isAllowed ? "Not published" : "Missing", place: folder, what: `no ${what}` });
    }
    for (const name of names.filter((one) => one.endsWith(".md"))) {
      const language = name.slice(0, -3);
      if (!isLanguage(language)) {
        found.push({
          kind: "Contradictory",
          place: `${folder}/${name}`,
          what: `the site does not speak ${language}; its languages are ${languages.join(", ")}`,
        });
        continue;
      }
      const source = await sourceOf(project, `${folder}/${name}`);
      if (kind === "articles" && headValue(source.text, "draft") === "true") {
        found.push({
          kind: "Not published",
          place: placeOf(source, ["draft:"]),
          what: "a draft in this language",
        });
      }
      if (kind === "cases") {
        const title = `${headValue(source.text, "seoTitle") ?? ""} | ${site.brand}`;
        found.push(...tooLong(placeOf(source, ["seoTitle:"]), "title", title));
      }
    }
  }
  return found;
}

async function inLegalTexts(project: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const folder of await foldersOf(project, "content/legal")) {
    for (const language of languages) {
      const file = `${folder}/${language}.md`;
      if (!existsSync(join(project, file))) {
        found.push({ kind: "Missing", place: file, what: "the text in this language" });
        continue;
      }
      const source = await sourceOf(project, file);
      const fill = (key: string) => fillText(headValue(source.text, key) ?? "", language);
      found.push(...tooLong(placeOf(source, ["seoTitle:"]), "title", fill("seoTitle")));
      found.push(...tooLong(placeOf(source, ["seoDescription:"]), "description", fill("seoDescription")));
    }
  }
  const { file, text } = await sourceOf(project, "site.config.ts");
  if (site.legal.termsUpdated === "2024-01-01") {
    const what = "the sample's date of the terms; set the day yours came into force";
    found.push({ kind: "Still the sample's", place: placeOf({ file, text }, ["termsUpdated:"]), what });
  }
  return found;
}

async function inPeople(project: string): Promise<Finding[]> {
  const folders = await foldersOf(project, "content/people");
  const persons = await Promise.all(folders.map((folder) => sourceOf(project, `${folder}/person.yaml`)));
  const invented = persons
    .filter(({ text }) => headValue(text, "sample") === "true")
    .map((facts): Finding => {
      return { kind: "Still the sample's", place: placeOf(facts, ["sample:"]), what: "a made-up person" };
    });
  const drawn = folders.flatMap((folder): Finding[] => {
    const isPhotograph = ["jpg", "jpeg", "png", "webp", "avif"].some((ending) =>
      existsSync(join(project, folder, `portrait.${ending}`)),
    );
    const isDrawn = existsSync(join(project, folder, "portrait.html"));
    if (isPhotograph || !isDrawn) return [];
    const what = "a drawn portrait; put a photograph beside it as portrait.jpg";
    return [{ kind: "Still the sample's", place: `${folder}/portrait.html`, what }];
  });
  return [...invented, ...drawn];
}

async function inTestimonials(project: string): Promise<Finding[]> {
  const { file, text } = await sourceOf(project, "content/facts/landing-testimonials.ts");
  return text.split("\n").flatMap((line, index): Finding[] => {
    if (!line.includes("sample: true")) return [];
    const place = `${file}:${index + 1}`;
    return [{ kind: "Still the sample's", place, what: `a made-up testimonial: ${line.trim()}` }];
  });
}

async function inCopy(project: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const language of languages) {
    for (const part of Object.keys(schemas) as (keyof Copy)[]) {
      const { seo } = wordsOf(part, language) as { seo?: SeoRecord };
      if (!seo) continue;
      const source = await sourceOf(project, copyFileOf(part, language));
      found.push(...tooLong(placeOf(source, ["title:"]), "title", seo.title));
      found.push(...tooLong(placeOf(source, ["description:"]), "description", seo.description));
    }
  }
  return found;
}

function tooLong(place: string, part: keyof typeof longest, text: string): Finding[] {
  if (text.length <= longest[part]) return [];
  return [
    {
      kind: "Too long",
      place,
      what: `${part} of ${text.length} letters, ${longest[part]} are shown: ${text}`,
    },
  ];
}
