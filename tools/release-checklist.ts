import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { site } from "#site.config.ts";
import { today } from "#src/content/publication.ts";

/** Something the owner should look at before publishing the site. */
export interface Finding {
  kind: "Contradictory" | "Still the sample's" | "Too long";
  /** File and line. */
  place: string;
  what: string;
}

interface Rule {
  files: string;
  pattern: RegExp;
  what: string;
}

/** Marks of the sample in what an owner writes; names reserved for examples belong to nobody. */
const marks: Rule[] = [
  { files: "site.config.ts", pattern: /["'/@.]\w*\.example\b/, what: "an address reserved for examples" },
  { files: "site.config.ts", pattern: /\bexemple\b/i, what: "a made-up name or street" },
  {
    files: "site.config.ts",
    pattern: /G-X{6,}|"0{9,}"|FR0{6,}|000 000 000/,
    what: "a made-up number",
  },
  {
    files: "site.config.ts",
    pattern: /\+33 (1 99 00|6 39 98)/,
    what: "a phone number reserved for fiction",
  },
  { files: "site.config.ts", pattern: /"Orvane|"Camille Orsini"/, what: "a name of the made-up agency" },
  {
    files: "site.config.ts",
    pattern: /termsUpdated: "2024-01-01"/,
    what: "the sample's date of the terms; set the day yours came into force",
  },
  { files: "content/brand/mark.svg", pattern: /M10 14h12v4H10z/, what: "the mark of the made-up agency" },
  {
    files: "content/**/*.{yaml,ts}",
    pattern: /\bsample: true/,
    what: "a made-up case, person or testimonial",
  },
];

/** Finds what is still sample content or contradictory in what an owner writes. */
export async function releaseChecklist(project: string): Promise<Finding[]> {
  const marked = await Promise.all(marks.map((mark) => linesWith(project, mark)));
  const undecided = await Promise.all(contradictions().map((rule) => linesWith(project, rule)));
  return [
    ...undecided.flat().map((found): Finding => ({ kind: "Contradictory", ...found })),
    ...marked.flat().map((found): Finding => ({ kind: "Still the sample's", ...found })),
    ...drawnPortraits(project),
  ];
}

/** Lines that a rule finds, except comments; one line is told once for each rule. */
async function linesWith(project: string, { files, pattern, what }: Rule) {
  const names = globSync(files, { cwd: project }).toSorted();
  const found = names.map(async (name) => {
    const lines = (await readFile(join(project, name), "utf8")).split("\n");
    return lines.flatMap((line, index) =>
      pattern.test(line) && !/^\s*(\*|\/\*|\/\/)/.test(line)
        ? [{ place: `${name}:${index + 1}`, what: `${what}: ${line.trim().slice(0, 100)}` }]
        : [],
    );
  });
  return (await Promise.all(found)).flat();
}

/** Settings of the identity file that do not go together, each at the line of its key. */
function contradictions(): Rule[] {
  const { measurement, features, contact, securityContactExpires } = site;
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
    [
      securityContactExpires < today(),
      "securityContactExpires",
      `security.txt ran out on ${securityContactExpires}`,
    ],
  ];
  return rules.flatMap(([applies, key, what]) =>
    applies ? [{ files: "site.config.ts", pattern: new RegExp(`\\b${key}:`), what }] : [],
  );
}

function drawnPortraits(project: string): Finding[] {
  return globSync("content/people/*/portrait.html", { cwd: project })
    .toSorted()
    .flatMap((place) =>
      globSync(`${dirname(place)}/portrait.{jpg,jpeg,png,webp,avif}`, { cwd: project }).length > 0
        ? []
        : [
            {
              kind: "Still the sample's",
              place,
              what: "a drawn portrait; put a photograph beside it as portrait.jpg",
            },
          ],
    );
}
