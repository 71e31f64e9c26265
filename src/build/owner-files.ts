import { existsSync } from "node:fs";
import { conversionExample } from "#content/facts/conversion-example.ts";
import {
  type Period,
  type Price,
  type PriceGroup,
  periods,
  prices,
  serviceOfPrices,
} from "#content/facts/prices.ts";
import { isWithdrawn, serviceKeys } from "#content/facts/services.ts";
import { answeredBy } from "#content/facts/team.ts";
import { site } from "#site.config.ts";
import { identityProblems } from "#src/build/identity-check.ts";
import { differencesOf } from "#src/content/copy-shape.ts";
import { ContentError, placeOf, type Source, sourceOf } from "#src/content/file-problems.ts";
import { type Currency, currencies, currencyTable } from "#src/currencies.ts";
import {
  defaultLanguage,
  hreflangsOf,
  type Language,
  languages,
  loadLocalized,
  locales,
} from "#src/languages.ts";

/**
 * Checks the TypeScript files that an owner changes. The compiler checks them too, but neither a build nor
 * the development server asks it.
 * @throws an error with each problem in a sentence of its own, with file, line and what is allowed.
 */
export async function checkOwnerFiles(): Promise<void> {
  // In this order: each group relies on those before it, and the copy reads all of them.
  stopAt(identityProblems(site, sourceOf("site.config.ts")));
  stopAt(languageProblems());
  stopAt(currencyProblems());
  stopAt([...priceProblems(prices, sourceOf("content/facts/prices.ts")), ...spendProblems()]);
  stopAt(teamProblems());
  stopAt(await addressProblems());
  stopAt(await copyProblems());
}

function stopAt(problems: readonly string[]): void {
  if (problems.length > 0) throw new ContentError(problems.join("\n"));
}

function languageProblems(): string[] {
  const source = sourceOf("src/languages.ts");
  if (!languages.includes(defaultLanguage)) {
    return [`${source.file}: ${defaultLanguage} is missing; its copy defines the shape of all others`];
  }
  return languages.flatMap((language) => {
    const place = placeOf(source, [`${language}: {`]);
    const folder = `content/copy/${language}`;
    const regions = hreflangsOf(language).slice(1);
    return [
      ...(existsSync(`${folder}/index.ts`)
        ? []
        : [`${place}: ${language} has no words; \`npm run new -- language ${language}\` writes ${folder}`]),
      ...(isLocale(locales[language])
        ? []
        : [
            `${place}: ${language}.locale is "${locales[language]}", not a language and country, such as de-DE`,
          ]),
      ...regions
        .filter((tag) => !/^[a-z]+-[A-Z]{2}$/.test(tag))
        .map(
          (tag) =>
            `${place}: ${language}.regions has "${tag.slice(language.length + 1)}", not the two letters of a country, such as CH`,
        ),
    ];
  });
}

function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

function currencyProblems(): string[] {
  const source = sourceOf("src/currencies.ts");
  const known = Intl.supportedValuesOf("currency");
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  return currencies.flatMap((currency) => {
    const place = placeOf(source, [`${currency}: {`]);
    if (!known.includes(currency)) {
      return [`${place}: ${currency} is no currency; expected are its three capital letters, such as CHF`];
    }
    // A language that the site does not have is left unread.
    const { firstIn = [], budgetsIn = [] } = currencyTable[currency];
    return [...firstIn, ...budgetsIn]
      .filter((language) => names.of(language) === undefined)
      .map((language) => `${place}: "${language}" is no language; allowed are ${languages.join(", ")}`);
  });
}

type PriceGroups = Readonly<Record<string, Readonly<Record<string, Price>>>>;

/** What is wrong with the prices. */
export function priceProblems(groups: PriceGroups, source: Source): string[] {
  const wrong = Object.entries(groups).flatMap(([group, items]) =>
    Object.entries(items).flatMap(([key, price]) => {
      const place = placeOf(source, ["prices = {", `  ${group}: {`, `    ${key}: `]);
      return [...amountProblems(price), ...periodProblems(price.period)].map(
        (problem) => `${place}: ${group}.${key} ${problem}`,
      );
    }),
  );
  if (wrong.length > 0) return wrong;
  const all: readonly [string, Readonly<Record<string, Price>>][] = Object.entries(groups);
  const services: Readonly<Record<string, string>> = serviceOfPrices;
  return serviceKeys
    .filter(
      (service) =>
        !all.some(
          ([group, items]) => services[group] === service && Object.values(items).some(({ entry }) => entry),
        ),
    )
    .map((service) => {
      const group = all.find(([name]) => services[name] === service)?.[0];
      const place = placeOf(source, ["prices = {", `  ${group}: {`]);
      return `${place}: no price of ${service} has entry: true, which says with which price it is advertised`;
    });
}

function amountProblems(amounts: Readonly<Record<Currency, unknown>>): string[] {
  return currencies.flatMap((currency) => {
    const amount = amounts[currency];
    if (amount === undefined) {
      return [
        `has no amount in ${currency}; expected is one in each currency of src/currencies.ts: ${currencies.join(", ")}`,
      ];
    }
    return Number.isInteger(amount) && Number(amount) > 0
      ? []
      : [`costs ${currency} ${JSON.stringify(amount)}; expected is a whole number above 0`];
  });
}

function periodProblems(period: Period): string[] {
  return periods.includes(period) ? [] : [`has the period "${period}"; allowed are ${periods.join(", ")}`];
}

function spendProblems(): string[] {
  const source = sourceOf("content/facts/conversion-example.ts");
  const place = placeOf(source, ["conversionExample", "weeklySpend: "]);
  return amountProblems(conversionExample.weeklySpend).map((problem) => `${place}: weeklySpend ${problem}`);
}

function teamProblems(): string[] {
  const place = placeOf(sourceOf("content/facts/team.ts"), ["people = {"]);
  return languages
    .filter((language) => answeredBy[language] === undefined)
    .map((language) => `${place}: nobody answers ${language}; add "${language}" to somebody’s answers`);
}

interface AddressFile {
  readonly addresses: Readonly<Record<string, string>>;
  readonly furtherAddresses: Readonly<Record<string, readonly string[]>>;
}

async function addressProblems(): Promise<readonly string[]> {
  const files = await loadLocalized(
    (language): Promise<AddressFile> => import(`../../content/copy/${language}/addresses.ts`),
  );
  const screens = Object.keys(files[defaultLanguage].addresses);
  const taken = new Map<string, string>();
  return languages.flatMap((language) => {
    const { addresses, furtherAddresses } = files[language];
    const source = sourceOf(`content/copy/${language}/addresses.ts`);
    const placeOfScreen = (screen: string) => placeOf(source, ["const addresses", `  ${screen}: `]);
    const missing = screens
      .filter((screen) => addresses[screen] === undefined)
      .map(
        (screen) =>
          `${placeOfScreen(screen)}: ${screen} is missing; every screen has an address in each language`,
      );
    const all = [...Object.entries(addresses), ...Object.entries(furtherAddresses)];
    const wrong = all.flatMap(([screen, paths]) =>
      [paths].flat().flatMap((path) => {
        const other = taken.get(path);
        taken.set(path, `${screen} in ${language}`);
        const place = placeOf(source, [`"${path}"`]);
        if (!path.startsWith("/"))
          return [`${place}: ${screen} is "${path}"; expected is a path such as /${screen}`];
        return other === undefined
          ? []
          : [`${placeOfScreen(screen)}: ${path} is the address of ${other} already`];
      }),
    );
    return [...missing, ...wrong];
  });
}

type Words = Readonly<Record<string, unknown>>;

async function copyProblems(): Promise<readonly string[]> {
  const copies = await loadLocalized(
    async (language): Promise<Words> => (await import(`../../content/copy/${language}/index.ts`)).copy,
  );
  const pattern = copies[defaultLanguage];
  return languages.flatMap((language) =>
    [
      ...differencesOf(copies[language], pattern),
      ...missingPriceNames(copies[language]),
      ...missingServiceNames(copies[language]),
    ]
      // What follows the first is often the same mistake.
      .slice(0, 1)
      .map((problem) => `${placeOfWords(language, problem)}: ${problem}`)
      .map((problem) => problem.replace(/ is missing$/, `$&; content/copy/${defaultLanguage} has it`)),
  );
}

function missingPriceNames(copy: Words): string[] {
  const { groups } = Object(copy["prices"]) as { readonly groups?: Words };
  return Object.entries(prices)
    .filter(([group]) => !isWithdrawn(serviceOfPrices[group as PriceGroup]))
    .flatMap(([group, items]) => {
      const { items: names = {} } = Object(groups?.[group]) as { readonly items?: Words };
      return Object.keys(items)
        .filter((key) => names[key] === undefined)
        .map(
          (key) => `prices.groups.${group}.items.${key} is missing; every price has a name and what it buys`,
        );
    });
}

/** Where the words have one entry for each service. */
const servicesNamedIn = [
  "layout.services",
  "home.services.items",
  "agency.offers.services",
  "services.symptoms",
];

function missingServiceNames(copy: Words): string[] {
  return servicesNamedIn.flatMap((path) => {
    const names = path.split(".").reduce<Words>((words, key) => Object(words[key]), copy);
    return serviceKeys
      .filter((service) => names[service] === undefined)
      .map((service) => `${path}.${service} is missing; every service on offer is named there`);
  });
}

/** The line of the words that a problem begins with, such as `home.hero.subtitle`; if missing, of those around them. */
function placeOfWords(language: Language, problem: string): string {
  const [part = "", ...path] = (problem.match(/^[\w.]+/)?.[0] ?? "").split(".");
  const index = sourceOf(`content/copy/${language}/index.ts`);
  const file = index.text.match(new RegExp(`\\b${part}\\b.*"#(.+)"`))?.[1];
  if (file === undefined) return index.file;
  const names = path.map((name, depth) => `${"  ".repeat(depth + 1)}${name}:`);
  return placeOf(sourceOf(file), [`const ${part}`, ...names]);
}
