import { conversionExample } from "#content/facts/conversion-example.ts";
import { type Period, type Price, periods, prices, serviceOfPrices } from "#content/facts/prices.ts";
import { serviceKeys } from "#content/facts/services.ts";
import { placeIn } from "#src/content/file-problems.ts";
import { type Currency, currencies, currencyTable } from "#src/currencies.ts";
import { languages } from "#src/languages.ts";

/** What is wrong with the currencies. */
export function currencyProblems(): string[] {
  const known = Intl.supportedValuesOf("currency");
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  return currencies.flatMap((currency) => {
    const place = placeIn("src/currencies.ts", `${currency}: {`);
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

type PriceGroup = Readonly<Record<string, Price>>;

/** What is wrong with the prices, or which service has none to be advertised with. */
export function priceProblems(groups: Readonly<Record<string, PriceGroup>> = prices): string[] {
  const wrong = Object.entries(groups).flatMap(([group, items]) =>
    Object.entries(items).flatMap(([key, price]) =>
      [...amountProblems(price), ...periodProblems(price.period)].map(
        (problem) => `${placeOfPrice(group, key)}: ${group}.${key} ${problem}`,
      ),
    ),
  );
  const spend = amountProblems(conversionExample.weeklySpend).map((problem) => {
    const place = placeIn("content/facts/conversion-example.ts", "conversionExample", "weeklySpend: ");
    return `${place}: weeklySpend ${problem}`;
  });
  const problems = [...wrong, ...spend];
  return problems.length > 0 ? problems : entryProblems(groups);
}

function entryProblems(groups: Readonly<Record<string, PriceGroup>>): string[] {
  const serviceOf: Readonly<Record<string, string>> = serviceOfPrices;
  return serviceKeys.flatMap((service) => {
    const own = Object.entries(groups).filter(([group]) => serviceOf[group] === service);
    if (own.some(([, items]) => Object.values(items).some(({ entry }) => entry))) return [];
    const place = placeOfPrice(own[0]?.[0]);
    return [`${place}: no price of ${service} has entry: true, which says with which price it is advertised`];
  });
}

function placeOfPrice(group: string | undefined, key?: string): string {
  const names = [`  ${group}: {`, ...(key === undefined ? [] : [`    ${key}: `])];
  return placeIn("content/facts/prices.ts", "prices = {", ...names);
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
