import { accessibility } from "#content/facts/accessibility.ts";
import { automationExample } from "#content/facts/automation-example.ts";
import { bakeryReplySeconds } from "#content/facts/bakery-night.ts";
import { phone, whatsapp } from "#content/facts/contact-links.ts";
import { conversion } from "#content/facts/conversion.ts";
import { legalLimits } from "#content/facts/legal-limits.ts";
import { identityMedia } from "#content/facts/media.ts";
import { agencyMethod, designMethod, socialMethod } from "#content/facts/methods.ts";
import { designDelivery, packages, socialReport } from "#content/facts/packages.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { handoverMinutes, websiteTypes } from "#content/facts/website-types.ts";
import { site } from "#site.config.ts";
import { elide } from "#src/content/elision.ts";
import { ContentError, placeIn } from "#src/content/file-problems.ts";
import typeface from "#src/fonts/typeface.json" with { type: "json" };
import { formatDate, formatTime } from "#src/formats/dates.ts";
import { formatNumber } from "#src/formats/money.ts";
import { formatRate } from "#src/formats/percentages.ts";
import { placeNames } from "#src/formats/place-names.ts";
import { totalDays } from "#src/formats/step-days.ts";
import { type Language, locales } from "#src/languages.ts";
import { isScreenKey, pathOf } from "#src/routes.ts";
import { currencyKey, formTextKey, preferenceKey } from "#src/storage-keys.ts";

/** Values that a text can reference: those of the identity file by the same names, and the facts. */
const values = {
  ...site,
  contact: { ...site.contact, phone, whatsapp: whatsapp ?? "" },
  promises,
  accessibility,
  typeface,
  legalLimits,
  automationExample,
  bakeryReplySeconds,
  handoverMinutes,
  websiteTypes,
  conversion,
  prices,
  packages,
  methodDays: {
    agency: totalDays(Object.values(agencyMethod)),
    design: totalDays(Object.values(designMethod)),
    social: totalDays(Object.values(socialMethod)),
  },
  identityMedia,
  designDelivery,
  socialReport,
  storage: { language: preferenceKey, currency: currencyKey, formText: formTextKey },
};

type Format = (key: string, language: Language) => string | undefined;

/** `{format:key}`: formats for values that cannot be shown as they are. */
const formats: ReadonlyMap<string, Format> = new Map(
  Object.entries<Format>({
    /** Formats `2024-01-01` as a date. */
    date: (key, language) => {
      const day = lookUp(key);
      return typeof day === "string" && !Number.isNaN(Date.parse(day))
        ? formatDate(day, language)
        : undefined;
    },
    /** Formats an amount with its currency. */
    money: (key, language) => {
      const { amount, currency } = Object(lookUp(key)) as { amount?: unknown; currency?: unknown };
      if (typeof amount !== "number" || typeof currency !== "string") return undefined;
      return new Intl.NumberFormat(locales[language], {
        style: "currency",
        currency,
        maximumFractionDigits: 0,
      }).format(amount);
    },
    /** Formats a share as a percentage with one decimal. */
    percent: (key, language) => {
      const share = lookUp(key);
      return typeof share === "number" ? formatRate(share, language) : undefined;
    },
    /** Formats a number of months: `1 month`, `6 months`. */
    months: (key, language) => {
      const count = lookUp(key);
      return typeof count === "number" ? lengthOfTime(count, "month", language) : undefined;
    },
    /** Formats a number of days in whole years, rounded up, for use after "at most". */
    years: (key, language) => {
      const days = lookUp(key);
      return typeof days === "number" ? lengthOfTime(Math.ceil(days / 365), "year", language) : undefined;
    },
    /** Names a country or a list of countries. */
    country: (key, language) => {
      const codes = [lookUp(key)].flat();
      if (!codes.every((code) => typeof code === "string")) return undefined;
      return placeNames(codes, language);
    },
    /** Formats `09:00` as a time of day. */
    time: (key, language) => {
      const time = lookUp(key);
      return typeof time === "string" ? formatTime(time, language) : undefined;
    },
    /** Host of a URL. */
    host: (key) => {
      const address = lookUp(key);
      return typeof address === "string" ? URL.parse(address)?.hostname : undefined;
    },
    /** Phone number with no-break spaces. */
    phone: (key) => {
      const phone = lookUp(key);
      return typeof phone === "string" ? phone.replaceAll(" ", "\u00a0") : undefined;
    },
    /** Phone number without spaces, for a `tel:` link. */
    dial: (key) => {
      const phone = lookUp(key);
      return typeof phone === "string" ? phone.replace(/[^+\d]/g, "") : undefined;
    },
    /** Path of a screen. */
    path: (key, language) => (isScreenKey(key) ? pathOf(key, language) : undefined),
  }),
);

/**
 * Fills placeholders with values of the identity file and the facts: `{brand}`,
 * `{promises.legal.refundDays}`, `{date:legal.termsUpdated}`, `{path:privacy}`. Fails on any other braces,
 * naming them and the file.
 */
export function fillPlaceholders(
  text: string,
  { file, language, write = (value) => value }: FillOptions,
): string {
  // Markdown encodes the braces in a URL as %7B and %7D.
  const filled = text.replace(/(?:\{|%7B)(.*?)(?:\}|%7D)/g, (placeholder, inside: string) => {
    const [key = "", format] = inside.split(":").reverse();
    const value = (format === undefined ? plain : formats.get(format))?.(key, language);
    if (value === undefined) throw unknown(placeholder, file);
    return write(value);
  });
  return elide(filled, language);
}

function unknown(placeholder: string, file: string): ContentError {
  const key = placeholder.replace(/^.|.$|^%7B|%7D$/g, "").replace(/^\w+:/, "");
  const group = key.slice(0, Math.max(key.lastIndexOf("."), 0));
  const known = Object.keys(Object(group === "" ? values : lookUp(group)));
  const remedy =
    known.length > 0
      ? `; allowed are ${known.map((name) => (group ? `${group}.${name}` : name)).join(", ")}`
      : "";
  return new ContentError(`${placeIn(file, placeholder)}: unknown placeholder ${placeholder}${remedy}`);
}

/** Removes list items whose value is empty in the identity file: `""`, or an amount of 0. */
export function withoutEmptyRows(html: string): string {
  return html.replace(/<li>(?:(?!<li>)[\s\S])*?<\/li>\n?/g, (row) => {
    const keys = Array.from(row.matchAll(/(?:\{|%7B)(?:\w+:)?(.*?)(?:\}|%7D)/g), ([, key = ""]) => key);
    return keys.some((key) => isEmpty(lookUp(key))) ? "" : row;
  });
}

function isEmpty(value: unknown): boolean {
  return (
    value === "" || (typeof value === "object" && value !== null && "amount" in value && value.amount === 0)
  );
}

interface FillOptions {
  /** File of the text, for error messages. */
  readonly file: string;
  readonly language: Language;
  /** Encodes a value for the text, such as `escapeHtml`. */
  readonly write?: (value: string) => string;
}

function lengthOfTime(count: number, unit: "month" | "year", language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: "unit", unit, unitDisplay: "long" }).format(count);
}

function plain(key: string, language: Language): string | undefined {
  const value = lookUp(key);
  if (typeof value === "number") return formatNumber(value, language);
  return typeof value === "string" ? value : undefined;
}

function lookUp(key: string): unknown {
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
