import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { currencies } from "#data/contract/languages/currencies.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { copyProject } from "#tests/support/project-copy.ts";
import { newFolder } from "#tests/support/temporary-files.ts";
import { secondLanguage } from "#tests/support/test-languages.ts";

const folder = await newFolder();
await copyProject(folder);

const [facts = ""] = globSync(`${siteFolder}/articles/*/facts.yaml`).toSorted();
const [text = "", otherText = ""] = globSync(
  `${siteFolder}/articles/*/text.${defaultLanguage}.md`,
).toSorted();
const slug = /^slug: (.*)$/m.exec(readFileSync(text, "utf8"))?.[1];
const [redirects, tokens] = [`${siteFolder}/redirects.yaml`, `${siteFolder}/brand/tokens.css`];
const words = (name: string) => `${siteFolder}/copy/${secondLanguage}/${name}.yaml`;

/** The environment without what Vitest added to it, which would confuse another program. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(DEV|MODE|NODE_ENV|PROD|SSR|BASE_URL|TEST|VITEST.*)$/.test(name),
  ),
);

/** The end of a file. */
const end = /$(?![\s\S])/;

type Fault = [file: string, from: RegExp, to: string, sentence: RegExp];

/** What an owner types wrong in the facts, in which file, and the sentence that says so, after the file. */
const price = new RegExp(`(?<=\\b${currencies[0]}: )\\d+`);
const wrongFacts: Fault[] = [
  [
    `${siteFolder}/site.yaml`,
    /opens: .*/,
    "opens: 9h00",
    /:\d+: hours\.opens: .* time of day .*, found "9h00"/,
  ],
  [`${siteFolder}/facts/prices.yaml`, price, "-990", /:\d+: \w+\.prices\.\w+\.\w+: .* 0 or more, found -990/],
];
/** The same in texts, which are read once the facts are right. */
const wrongTexts: Fault[] = [
  [words("home"), /^hero:$/m, "heros:", /: hero is missing/],
  [words("vision"), /^subtitle: .*$/m, "subtitle: 24", /:\d+: subtitle: expected text, found 24/],
  [words("links"), /^email: .*$/m, "email: '{contact.fax}'", /:\d+: email: unknown .*\{contact\.email\}/],
  [words("thanks"), /^home: .*$/m, "home: Home: here", /:\d+: .*Put texts that contain a colon/],
  [words("search"), /^/, "<<<<<<< HEAD\n", /:1: an unresolved merge conflict/],
  [words("consent"), /^(\w+):/m, "\t$1:", /:\d+: Tabs are not allowed/],
  [words("assistant"), /\{bakery\.figures\.cakeHours\}/, "48", /:\d+: messages\.\w+\.answered: has a figure/],
  [words("agency"), /^address: .*$/m, "address: /", /:1: \/\S* is already the address of .*home\.yaml/],
  [facts, /^category: .*$/m, "category: marketing", /:\d+: category: .*seo.*, found "marketing"/],
  [facts, /^case: .*\n|$(?![\s\S])/m, "case: nowhere\n", /:\d+: case: expected one of .*, found "nowhere"/],
  [text, end, "\n{prices.none}\n", /:\d+: unknown placeholder \{prices\.none\}/],
  [text, /^title: /m, 'summary: "x"\ntitle: ', /:\d+: summary is not known here/],
  [redirects, end, "\n/old: nowhere\n", /:\d+: nothing is at nowhere; expected/],
  [redirects, end, "old: contact\n", /:\d+: old is not a path/],
  [redirects, end, "/old/*/page: contact\n", /:\d+: \/old\/\*\/page is not a path such as/],
  [redirects, end, "/older/*: /older/*\n", /:\d+: \/older\/\* leads back to where it comes from/],
  [redirects, end, "/turned: /turned\n", /:\d+: \/turned leads back to where it comes from/],
  [redirects, end, "/oldest: /*\n", /:\d+: \/\* ends in \/\*, but the earlier address does not/],
  [redirects, end, "/eldest: xx/contact\n", /:\d+: nothing is at xx\/contact; expected/],
  [redirects, end, "/alte%20Seite: contact\n/alte Seite: home\n", /:\d+: \/alte Seite and \S+ are the same/],
  [
    redirects,
    end,
    `${pathOf("services", defaultLanguage)}: contact\n`,
    /:\d+: \/\S+ is the address of a page/,
  ],
  [tokens, /--muted: #\w+/, "--muted: #dddddd", /:\d+: --muted \(#dddddd\) on --paper .* contrast of 1\.\d/],
  [
    `${siteFolder}/services/design/web.svg`,
    /viewBox="[^"]*"/,
    'viewBox="0 0 10 9"',
    /^: 10 × 9; expected at most 80 high where it is 100 wide$/,
  ],
  [tokens, /--error:/, "--errors:", /^: there is no colour --error$/],
  [otherText, /^slug: .*$/m, `slug: ${slug}`, /:\d+: slug \S+ is already used by .*text\.\w+\.md/],
];

/** What the check says of a site in the copy. */
function check(site: string): Promise<string> {
  const settings = { cwd: folder, env: { ...environment, SITE: site } };
  return new Promise((resolve) => {
    execFile(process.execPath, ["tools/check-content.ts"], settings, (error, _, errors) =>
      resolve(error ? errors : ""),
    );
  });
}

/** Everything that it says of one with faults, by line. */
async function checked(faults: Fault[]): Promise<string[]> {
  const right = new Map<string, string>();
  for (const [file, from, to] of faults) {
    const path = join(folder, file);
    const found = await readFile(path, "utf8");
    // Several faults may be in one file.
    if (!right.has(path)) right.set(path, found);
    await writeFile(path, found.replace(from, to));
  }
  const said = await check(siteFolder);
  for (const [path, text] of right) await writeFile(path, text);
  return said.split("\n");
}

function expectEach(faults: Fault[], lines: string[]): void {
  for (const [file, , , sentence] of faults) {
    const ofFile = lines.filter((line) => line.startsWith(file)).map((line) => line.slice(file.length));
    expect(ofFile, file).toContainEqual(expect.stringMatching(sentence));
  }
  // Sentences, not a stack trace.
  for (const line of lines) expect(line).not.toMatch(/^\s+at .*:\d+:\d+/);
}

test("the check names wrong facts, with file and line, and nothing that follows from them", async () => {
  const lines = await checked(wrongFacts);
  expectEach(wrongFacts, lines);
  expect(lines.filter((line) => line && !wrongFacts.some(([file]) => line.startsWith(file)))).toEqual([]);
});

/**
 * What an owner misspells where a file names something of another one: in turns, because what follows from a wrong fact
 * is not read.
 */
const one = (pattern: string) => globSync(`${siteFolder}/${pattern}`).toSorted()[0] ?? "";
const [languagesFile, pricesFile, form, estimate, packages] = [
  "languages",
  "prices",
  "contact-form",
  "estimate",
  "packages",
].map((name) => `${siteFolder}/facts/${name}.yaml`) as [string, string, string, string, string];
const settings = `${siteFolder}/site.yaml`;
const person = one("people/*/person.yaml");
const articleOfCase = globSync(`${siteFolder}/articles/*/facts.yaml`).find((file) =>
  /^case: /m.test(readFileSync(file, "utf8")),
);
/** Where the contact form has no field of the site's own, and a text in each language. */
const noExtra = /^extraFields: \{\}$/m;
const inAll = `{ ${languages.map((language) => `${language}: Text`).join(", ")} }`;
const misspelt: Record<string, Fault[]> = {
  "currencies.yaml": [
    [`${siteFolder}/facts/currencies.yaml`, /EUR/, "EURO", /:\d+: 0: .* three letters of a currency/],
  ],
  "languages, forms and places": [
    [
      languagesFile,
      /budgets: \w+/,
      "budgets: UDS",
      /:\d+: en\.budgets: expected one of EUR, USD, found "UDS"/,
    ],
    [languagesFile, /timeZone: \S+/, "timeZone: Europe/Lodnon", /:\d+: en\.timeZone: .* time zone/],
    [languagesFile, /locale: fr-FR/, "locale: fr_FR", /:\d+: fr\.locale: expected a tag/],
    [languagesFile, /regions: \[FR/, "regions: [ZQ", /:\d+: fr\.regions\.0: .* country/],
    [languagesFile, /near: \[GB/, "near: [UK", /:\d+: en\.near\.0: .* country/],
    [languagesFile, /rules: french/, "rules: frensh", /:\d+: fr\.rules: expected one of french, /],
    [
      pricesFile,
      /table: design$/m,
      "table: desing",
      /:\d+: designPackages\.table: expected one of websites, /,
    ],
    [
      `${siteFolder}/facts/running-costs.yaml`,
      /service: automation/,
      "service: automat",
      /:\d+: costs\.connector\.service: expected one of websites, /,
    ],
    [
      `${siteFolder}/facts/locations.yaml`,
      /Europe\/Paris/,
      "Europe/Pairs",
      /:\d+: paris\.timeZone: .* time zone/,
    ],
    [
      `${siteFolder}/facts/locations.yaml`,
      /country: XK/,
      "country: XX",
      /:\d+: pristina\.country: .* country/,
    ],
    [
      `${siteFolder}/facts/legal-limits.yaml`,
      /currency: EUR/,
      "currency: Euro",
      /:\d+: recoveryFee\.currency: .* currency/,
    ],
  ],
  "fields that the site adds, by what they need": [
    [
      form,
      noExtra,
      `extraFields:
  email: { kind: text, label: ${inAll} }
  referrer: { kind: text, label: ${inAll} }
  größe: { kind: text, label: ${inAll} }
  size: { kind: choice, label: ${inAll} }
  place: { kind: text, required: true, label: ${inAll} }
  tick: { kind: checkbox, label: ${inAll}, options: { one: ${inAll} } }`,
      /:\d+: extraFields\.email is a name that the form itself uses: choose another one/,
    ],
    [form, end, "", /:\d+: extraFields\.referrer is a name that the form itself uses/],
    [form, end, "", /:\d+: extraFields\.größe: expected keys of letters, digits and hyphens/],
    [form, end, "", /:\d+: extraFields\.size\.options is missing: a choice needs its options/],
    [form, end, "", /:\d+: extraFields\.place\.missing is missing: what somebody reads/],
    [form, end, "", /:\d+: extraFields\.tick\.options is only for a choice/],
  ],
  "the same, by their form": [
    [
      form,
      noExtra,
      "extraFields: { size: { kind: list, label: { fr: Taille, en: Size } } }",
      /:\d+: extraFields\.size\.kind: expected one of text, long text, choice, checkbox, found "list"/,
    ],
    [form, end, "", /:\d+: extraFields\.size\.label\.de is missing/],
  ],
  "the same, twice": [
    [
      form,
      noExtra,
      `extraFields:\n  size: { kind: text, label: ${inAll} }\n  size: { kind: text, label: ${inAll} }`,
      /:\d+: this key appears twice$/,
    ],
  ],
  "prices, the form and the bakery": [
    [
      form,
      /service: design/,
      "service: desing",
      /:\d+: projectTypes\.branding\.service: expected one of websites, /,
    ],
    [form, /fields: \{\}/, "fields: { fax: absent }", /:\d+: fields\.fax is not known here/],
    [`${siteFolder}/facts/bakery.yaml`, /day: Th/, "day: Do", /:\d+: slots\.0\.day: expected one of Mo, /],
    [pricesFile, /service: cro/, "service: croo", /:\d+: campaigns\.service: expected one of websites, /],
    [
      pricesFile,
      /period: month/,
      "period: mouth",
      /:\d+: websites\.prices\.maintenance\.period: expected one of once, /,
    ],
  ],
  "facts that name others": [
    [
      `${siteFolder}/facts/bakery.yaml`,
      /price: birthday/,
      "price: birthdy",
      /:\d+: orders\.cake\.price: expected one of sourdough, /,
    ],
    [
      settings,
      /^complete: /m,
      "agencyLanguage: fx\ncomplete: ",
      /:\d+: agencyLanguage: expected one of fr, en, de/,
    ],
    [
      settings,
      /^contactEndpoint: .*/m,
      "contactEndpoint: /contact",
      /:\d+: contactEndpoint: expected \/functions\/v1\/send-contact-email, or a host before it, /,
    ],
    [
      settings,
      /ProfessionalService/,
      "a plumber",
      /:\d+: business\.type: expected a business of schema\.org, /,
    ],
    [settings, /currency: EUR/, "currency: EUX", /:\d+: legal\.capital\.currency: .* currency/],
    [settings, /timeZone: \S+/, "timeZone: Europe/Pairs", /:\d+: hours\.timeZone: .* time zone/],
    [settings, /days: \[Mo/, "days: [Lu", /:\d+: hours\.days\.0: expected one of Mo, /],
    [settings, /serviceAreas: \[FR/, "serviceAreas: [XX", /:\d+: serviceAreas\.0: .* country/],
    [settings, /phone: \{ fr:/, "phone: { fx:", /:\d+: contact\.phone/],
    [
      settings,
      /provider: \w+/,
      "provider: calendy",
      /:\d+: booking\.call\.provider: expected one of calendly, /,
    ],
    [settings, /service: google/, "service: gogle", /:\d+: measurement\.service: expected one of google, /],
    [
      settings,
      /routing: \[\]/,
      "routing: [{ to: [shop@example.org], projectTypes: [ecomerce] }, { to: [shop@example.org], languages: [fx] }]",
      /:\d+: contact\.routing\.0\.projectTypes\.0: expected one of website, .*\n.*:\d+: contact\.routing\.1\.languages\.0: expected one of fr, /,
    ],
    [
      estimate,
      /item: \[websites, landing\]/,
      "item: [website, landing]",
      /:\d+: groups\.site\.landing\.item\.0: expected one of websites, /,
    ],
    [
      estimate,
      /item: \[websites, onePage\]/,
      "item: [websites, onepage]",
      /:\d+: groups\.site\.onePage\.item\.1: expected one of landing, onePage, /,
    ],
    [
      estimate,
      /\[domain, shopHosting\]/,
      "[domain, shopHost]",
      /:\d+: groups\.site\.shop\.running\.1: expected one of domain, /,
    ],
    [
      estimate,
      /projectType: ecommerce/,
      "projectType: shop",
      /:\d+: groups\.site\.shop\.projectType: expected one of website, /,
    ],
    [
      packages,
      /complete:/,
      "complet:",
      /:\d+: design\.complet: expected one of express, complete, rebranding/,
    ],
    [
      packages,
      /social: growth/,
      "social: grow",
      /:\d+: popular\.social: expected one of starter, growth, enterprise/,
    ],
    [
      `${siteFolder}/facts/website-types.yaml`,
      /showcase:/,
      "showroom:",
      /:\d+: types\.showroom: expected one of landing, /,
    ],
    [person, /location: \w+/, "location: Mars", /:\d+: location: expected one of paris, /],
    [person, /role: \w+/, "role: designer", /:\d+: role.*expected one of projects, /],
    [person, /- en$/m, "- english", /:\d+: languages\.\d: .* code of a language/],
    [
      one("people/camille/person.yaml"),
      /- en\n(?=sample)/,
      "- eng\n",
      /:\d+: answers\.1: expected one of fr, en, de/,
    ],
  ],
  "estimate.yaml itself": [
    [
      estimate,
      /singleChoices: \[site/,
      "singleChoices: [sites",
      /:\d+: singleChoices\.0: expected one of site, /,
    ],
    [
      estimate,
      /bakery: \[onePage/,
      "bakery: [onepage",
      /:\d+: presets\.bakery\.0: expected one of landing, /,
    ],
  ],
  trades: [
    [one("trades/*/facts.yaml"), /preset: \w+/, "preset: baker", /:\d+: preset: expected one of bakery, /],
    [
      one("trades/*/facts.yaml"),
      /service: \w+/,
      "service: website",
      /:\d+: service: expected one of websites, /,
    ],
  ],
  "phrases, not the texts that name them": [
    [words("phrases"), end, "\nrooms: 24\nyears: ''\n", /:\d+: rooms: expected text, found 24/],
    [words("phrases"), end, "", /:\d+: years is empty/],
  ],
  "a phrase that names what is not there": [
    [
      words("phrases"),
      end,
      "\nrooms: about {legal.rooms}\n",
      /:\d+: rooms: unknown placeholder \{legal\.rooms\}/,
    ],
  ],
  "phrases that cannot be read": [
    [words("phrases"), end, "\nrooms: four: or five\n", /:\d+: .*Put texts that contain a colon/],
  ],
  "a phrase that is missing": [
    [
      words("links"),
      /^email: .*$/m,
      "email: '{phrases.rooms}'",
      /:\d+: email: unknown placeholder \{phrases\.rooms\} in \S+phrases\.yaml; expected one of/,
    ],
  ],
  texts: [
    [facts, /^category: .*$/m, "category: marketing", /:\d+: category: expected one of seo, /],
    [facts, /^author: .*$/m, "author: nobody", /:\d+: author: expected one of arta, /],
    [facts, /^service: .*\n|$(?![\s\S])/m, "service: website\n", /:\d+: service: expected one of websites, /],
    [articleOfCase ?? "", /^case: .*$/m, "case: nowhere", /:\d+: case: expected one of alb-contact, /],
    [
      one("cases/*/facts.yaml"),
      /^categories: .*$/m,
      "categories: automations",
      /:\d+: categories: expected one of websites, /,
    ],
    [one("cases/*/facts.yaml"), /^country: .*$/m, "country: XX", /:\d+: country: .* country/],
    [
      one("cases/*/facts.yaml"),
      /^article: .*$/m,
      "article: nowhere",
      /:\d+: article: expected one of automation-ten-hours-a-week, /,
    ],
    [
      one("cases/boucherie*/facts.yaml"),
      /^home: .*$/m,
      "home: appointment",
      /:\d+: home: expected the key of one of its metrics/,
    ],
    [
      one("trades/*/text.fr.yaml"),
      /^( +)case: .*$/m,
      "$1case: nowhere",
      /:\d+: proof\.case: expected one of alb-contact, /,
    ],
    [words("home"), /\{promises\.(\w+)/, "{promise.$1", /:\d+: .*unknown placeholder \{promise\./],
    [
      redirects,
      end,
      `\n/old: contacts\n/older: ${secondLanguage}/vision\n`,
      /:\d+: nothing is at contacts; expected the key of a screen/,
    ],
    [words("vision"), /^subtitle: .*$/m, "subtitle: One: two", /:\d+: .*Put texts that contain a colon/],
  ],
};

/** Those of the most files stand for the others. */
const read = Object.entries(misspelt).filter(([group]) => isBroad || group === "facts that name others");

test.each(read)("every misspelt key has one sentence, with file and line: %s", async (_, faults) => {
  const lines = (await checked(faults)).filter(Boolean);
  const expected = faults.flatMap(([file, , , { source }]) =>
    source.split("\\n.*").map((sentence) => ({ file, sentence: new RegExp(`^${sentence}`) })),
  );
  for (const { file, sentence } of expected) {
    const ofFile = lines.filter((line) => line.startsWith(file)).map((line) => line.slice(file.length));
    expect(
      ofFile.filter((line) => sentence.test(line)),
      `${file} ${sentence}`,
    ).toHaveLength(1);
  }
  expect(lines).toHaveLength(expected.length);
});

test("the check names everything that is wrong in texts at once, with file and line, and each text that is missing", async () => {
  const [person = ""] = globSync(`${siteFolder}/people/*/person.yaml`);
  const without = [globSync(`${siteFolder}/articles/*/facts.yaml`).toSorted().at(-1) ?? "", person].map(
    dirname,
  );
  const translations = languages.filter((language) => language !== defaultLanguage);
  for (const one of without)
    for (const file of globSync(join(folder, one, `text.{${translations}}.*`))) await rm(file);
  const huge = `${dirname(text)}/shop.jpg`;
  await writeFile(join(folder, huge), Buffer.alloc(20_000_000));
  const small = `${siteFolder}/services/websites/page-de.jpg`;
  const size = { width: 1600, height: 1000, channels: 3, background: "grey" } as const;
  await sharp({ create: size }).toFile(join(folder, small));
  const lines = await checked(wrongTexts);
  expectEach(wrongTexts, lines);
  expect(lines).toContain(`${huge}: a picture of more than 10 MB; save it smaller`);
  expect(lines).toContain(`${small}: 1600 × 1000 pixels; expected 1600 × 1520, or larger in this proportion`);
  for (const one of without)
    expect(lines.filter((line) => line.startsWith(`${one}/text.`)).toSorted()).toEqual(
      translations.toSorted().map((language) => expect.stringMatching(`text.${language}.* is missing`)),
    );
});
