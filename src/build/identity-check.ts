import { z } from "zod";
import { projectTypes } from "#content/facts/contact-form.ts";
import { type SiteConfig, site } from "#site.config.ts";
import { placeIn } from "#src/content/file-problems.ts";
import { internationalPhone } from "#src/formats/phone-numbers.ts";
import { weekdays } from "#src/formats/weekdays.ts";
import { languages } from "#src/languages.ts";

/** Text of a form, which the message names where it is of another. */
const text = (form: string, isRight: (value: string) => boolean) => z.string(form).refine(isRight, form);
const empty = (form: string, isRight: (value: string) => boolean) =>
  text(`${form}, or "" for none`, (value) => value === "" || isRight(value));
const words = (example: string) => text(`some text, such as ${example}`, (value) => value.trim() !== "");
const optionalWords = z.string('text, or "" for none');

const mail = text("a mail address, such as hello@example.org", isMailAddress);
const mails = z.array(mail).min(1, "at least one mail address, such as hello@example.org");
const day = text("a day, such as 2026-01-31", isDay);
const time = text("a time of day on the 24-hour clock, such as 09:00", (value) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
);
const address = (value: string) => isAddress(value);
const oneOf = <Value extends string>(values: readonly Value[]) =>
  text(`one of ${values.join(", ")}`, (value) => values.some((known) => known === value));
const country = text('the two letters of a country, such as "FR"', isRegion);
const flag = z.boolean("true or false");
const minutes = z.int("a number of minutes").positive("a number of minutes");

/** Everything an owner may write in the identity file, and in which form. */
const schema = z.strictObject({
  brand: words("Orvane"),
  url: text("https://example.org, without a trailing slash", isOrigin),
  agencyLanguage: oneOf(languages),
  legal: z.strictObject({
    name: words("Orvane SAS"),
    form: optionalWords,
    capital: z.strictObject({
      amount: z.number("an amount, or 0 for none").nonnegative("an amount, or 0 for none"),
      currency: text("the three letters of a currency, such as EUR", (code) => /^[A-Z]{3}$/.test(code)),
    }),
    street: words("12 rue de l’Exemple"),
    postalCode: words("75011"),
    city: words("Paris"),
    country,
    registration: optionalWords,
    vat: optionalWords,
    director: words("Camille Orsini"),
    supervisor: optionalWords,
    host: z.strictObject({
      name: words("a company’s name"),
      address: words("its address"),
      phone: optionalWords,
    }),
    termsUpdated: day,
    textsUpdated: day,
    accessibilityReviewed: day,
  }),
  contact: z.strictObject({
    email: mail,
    phone: z.string(),
    whatsapp: z.string(),
    requestsTo: mails,
    requestsFrom: mail,
    routing: z.array(
      z.strictObject({
        to: mails,
        projectTypes: z.array(oneOf(projectTypes)).optional(),
        languages: z.array(oneOf(languages)).optional(),
        minimumScore: z.number("a number of points, 0 to 100").min(0).max(100).optional(),
      }),
    ),
  }),
  securityContactExpires: day,
  booking: z.strictObject({
    audit: z.strictObject({ minutes, url: text("an https:// address", address) }),
    call: z.strictObject({
      minutes,
      url: text("an https:// address", address),
      provider: oneOf(["calendly", "tidycal", "cal.com"]),
    }),
  }),
  profiles: z.strictObject({
    reviews: empty("an https:// address", address),
    social: empty("an https:// address", address),
  }),
  measurement: z.strictObject({
    analyticsId: empty("G-XXXXXXXXXX", (id) => /^G-[A-Z0-9]{6,12}$/.test(id)),
    pixelId: empty("15 or 16 digits", (id) => /^\d{15,16}$/.test(id)),
  }),
  hours: z
    .object({
      days: z.array(oneOf(weekdays)).min(1, "at least one day, such as Mo"),
      opens: time,
      closes: time,
      timeZone: text("a time zone, such as Europe/Paris", isTimeZone),
    })
    .refine(({ opens, closes }) => opens < closes, { path: ["closes"], error: "a time after hours.opens" }),
  serviceAreas: z
    .array(text("the two letters of a country, or EU", (code) => code === "EU" || isRegion(code)))
    .min(1, "at least one country, such as FR"),
  features: z.strictObject({
    consent: flag,
    acknowledgement: flag,
    localizedValidation: flag,
    httpsOnSubdomains: flag,
  }),
  contactEndpoint: text(
    "a path or an https:// address",
    (value) => /^\/(?!\/)\S+$/.test(value) || isAddress(value),
  ),
} satisfies Record<keyof SiteConfig, z.ZodType>);

/** What is wrong in the identity file: each value that is not of its form, with its line and the form it must have. */
export function identityProblems(identity: unknown = site): string[] {
  const { data, error } = schema.safeParse(identity);
  const wrong = data ? wrongPhones(data) : (error?.issues ?? []).flatMap(wrongValues);
  return wrong.map(({ path, sentence }) => `${placeOfValue(path)}: ${nameOf(path)} ${sentence(identity)}`);
}

interface Problem {
  readonly path: readonly PropertyKey[];
  readonly sentence: (identity: unknown) => string;
}

function wrongValues(issue: z.core.$ZodIssue): Problem[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: [...issue.path, key], sentence: () => "is not known here" }));
  }
  return [wrongValue(issue.path, issue.message)];
}

function wrongValue(path: readonly PropertyKey[], form: string): Problem {
  return { path, sentence: (identity) => `is ${JSON.stringify(valueAt(identity, path))}, not ${form}` };
}

/** Which numbers are right depends on the country. */
function wrongPhones({ contact, legal }: z.infer<typeof schema>): Problem[] {
  const remedy = "a phone number, such as +33 1 99 00 42 17; without + it is one of legal.country";
  const isNumber = (value: string) => internationalPhone(value, legal.country) !== null;
  return [
    ...(isNumber(contact.phone) ? [] : [wrongValue(["contact", "phone"], remedy)]),
    ...(contact.whatsapp === "" || isNumber(contact.whatsapp)
      ? []
      : [wrongValue(["contact", "whatsapp"], `${remedy}, or "" for none`)]),
  ];
}

function nameOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .slice(1);
}

/** The line of a value, found by the indentation of its names. */
function placeOfValue(path: readonly PropertyKey[]): string {
  const names = path.filter((key) => typeof key === "string");
  return placeIn("site.config.ts", ...names.map((name, depth) => `${"  ".repeat(depth + 1)}${name}:`));
}

function valueAt(identity: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<PropertyKey, unknown>>)?.[key],
    identity,
  );
}

function isOrigin(value: string): boolean {
  return isAddress(value) && URL.parse(value)?.origin === value;
}

function isAddress(value: string): boolean {
  const { protocol, username } = URL.parse(value) ?? {};
  // Spaces, quotes and semicolons would end a source of the content security policy.
  return protocol === "https:" && username === "" && !/[\s;,"'<>]/.test(value);
}

function isMailAddress(value: string): boolean {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/.test(value);
}

function isDay(value: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
}

function isRegion(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && new Intl.DisplayNames("en", { type: "region" }).of(code) !== code;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format() !== "";
  } catch {
    return false;
  }
}
