import { legalLimits } from "#content/facts/legal-limits.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";
import { currencyKey, formatNumber } from "#src/currencies.ts";
import { type Language, locales, preferenceKey } from "#src/languages.ts";
import { formatDate } from "#src/library/dates.ts";
import { pathOf, routes, type ScreenKey } from "#src/routes.ts";

/** What a text can name: the identity file's values as they are called there, and the facts. */
const values = {
  ...site,
  promises,
  legalLimits,
  storage: { language: preferenceKey, currency: currencyKey },
};

type Format = (key: string, language: Language) => string | undefined;

/** `{format:key}`: how a value is written where its own spelling does not do. */
const formats: Readonly<Record<string, Format>> = {
  /** `2024-01-01` as a date. */
  date: (key, language) => {
    const day = valueOf(key);
    return typeof day === "string" && !Number.isNaN(Date.parse(day)) ? formatDate(day, language) : undefined;
  },
  /** An amount with its currency. */
  money: (key, language) => {
    const { amount, currency } = Object(valueOf(key)) as { amount?: unknown; currency?: unknown };
    if (typeof amount !== "number" || typeof currency !== "string") return undefined;
    return new Intl.NumberFormat(locales[language], {
      style: "currency",
      currency,
      maximumFractionDigits: 0,
    }).format(amount);
  },
  /** One country or a list of them, by its name. */
  country: (key, language) => {
    const names = new Intl.DisplayNames(locales[language], { type: "region" });
    const codes = [valueOf(key)].flat();
    if (!codes.every((code) => typeof code === "string")) return undefined;
    // Intl knows EU as the union; an area of service is the continent, 150.
    const areas = codes.map((code) => names.of(code === "EU" ? "150" : code) ?? code);
    return new Intl.ListFormat(locales[language]).format(areas);
  },
  /** The host of an address. */
  host: (key) => {
    const address = valueOf(key);
    return typeof address === "string" ? URL.parse(address)?.hostname : undefined;
  },
  /** The digits of a phone number, for a `tel:` link. */
  dial: (key) => {
    const phone = valueOf(key);
    return typeof phone === "string" ? phone.replace(/[^+\d]/g, "") : undefined;
  },
  /** The path of a screen. */
  path: (key, language) => (isScreen(key) ? pathOf(key, language) : undefined),
};

/**
 * Writes the values of the identity file and of the facts where a text names them:
 * `{brand}`, `{promises.legal.refundDays}`, `{date:legal.termsUpdated}`, `{path:privacy}`.
 * Fails on any other braces, naming them and the file.
 */
export function fillPlaceholders(
  text: string,
  { file, language, escape = (value) => value }: FillOptions,
): string {
  // Markdown writes the braces of an address as %7B and %7D.
  return text.replace(/(?:\{|%7B)(.*?)(?:\}|%7D)/g, (placeholder, inside: string) => {
    const [key = "", format] = inside.split(":").reverse();
    const value = format === undefined ? plain(key, language) : formats[format]?.(key, language);
    if (value === undefined) throw new Error(`${file}: unknown placeholder ${placeholder}`);
    return escape(value);
  });
}

interface FillOptions {
  /** The text's file, for the error message. */
  readonly file: string;
  readonly language: Language;
  readonly escape?: (value: string) => string;
}

/** Text as HTML that shows it, in an element or an attribute. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function plain(key: string, language: Language): string | undefined {
  const value = valueOf(key);
  if (typeof value === "number") return formatNumber(value, language);
  return typeof value === "string" ? value : undefined;
}

function valueOf(key: string): unknown {
  return key
    .split(".")
    .reduce<unknown>(
      (value, name) =>
        typeof value === "object" && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      values,
    );
}

function isScreen(key: string): key is ScreenKey {
  return Object.hasOwn(routes, key) && key !== "case" && key !== "article";
}
