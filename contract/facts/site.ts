import { z } from "zod";
import { isMailAddress } from "#contract/formats/mail-address.ts";
import { internationalPhone } from "#contract/formats/phone-numbers.ts";
import { weekdays } from "#contract/formats/weekdays.ts";
import { languages, localize } from "#contract/languages/languages.ts";
import {
  country,
  currencyCode,
  day,
  isRegion,
  oneOf,
  readData,
  timeOfDay,
  timeZone,
} from "#contract/reader/schema-parts.ts";
import { contactPath } from "#contract/schemas/service-paths.ts";
import { projectTypes } from "#data/contract/facts/contact-form.ts";
import { listedLanguages } from "#data/contract/languages/language-settings.ts";

/** A string in a given format; the error names that format. */
const setting = (format: string, isRight: (value: string) => boolean) =>
  z
    .string({
      error: ({ input }) =>
        typeof input === "number" ? `expected ${format}: put it in quotation marks` : `expected ${format}`,
    })
    .refine(isRight, `expected ${format}`);
const settingOrNone = (format: string, isRight: (value: string) => boolean) =>
  setting(`${format}, or "" for none`, (value) => value === "" || isRight(value));
const someText = (example: string) =>
  setting(`some text, such as ${example}`, (value) => value.trim() !== "");
const anyText = z.string('expected text, or "" for none');

const mail = setting("an email address, such as hello@example.org", isMailAddress);
const mails = z.array(mail).min(1, "expected at least one email address, such as hello@example.org");
const flag = z.boolean("expected true or false");
const minutes = z.int("expected a number of minutes").positive("expected a number of minutes");

/** Booking services whose calendar can be embedded. */
const bookingProviders = ["calendly", "tidycal", "frame"] as const;

export type BookingProviderKey = (typeof bookingProviders)[number];

/** How each service that counts visits knows the site. */
const siteIds = {
  google: ["G-XXXXXXXXXX", /^G-[A-Z0-9]{6,12}$/],
  matomo: ["the number of the site", /^\d+$/],
  plausible: ["the domain of the site", /^[\w.-]+$/],
  umami: ["the id of the site, 8-4-4-4-12 letters and digits", /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/],
} as const;

/** Everything an owner may write in `site.yaml`, and in which format. */
export const schema = z
  .strictObject({
    brand: someText("Orvane"),
    url: setting(
      "https://example.org, without a trailing slash, and without www., which leads there",
      isSiteOrigin,
    ),
    /** Without one, the first of the site. */
    agencyLanguage: oneOf(languages).default(languages[0]),
    /** Whether every page must be there in every language. */
    complete: flag.default(false),
    legal: z.strictObject({
      name: someText("Orvane SAS"),
      form: anyText,
      capital: z.strictObject({
        amount: z
          .number("expected an amount, or 0 for none")
          .nonnegative("expected an amount, or 0 for none"),
        currency: currencyCode,
      }),
      street: someText("12 rue de l’Exemple"),
      postalCode: someText("75011"),
      city: someText("Paris"),
      country,
      registration: anyText,
      vat: anyText,
      director: someText("Camille Orsini"),
      supervisor: anyText,
      host: z.strictObject({
        name: someText("a company’s name"),
        address: someText("its address"),
        phone: anyText,
      }),
      termsUpdated: day,
      textsUpdated: day,
      accessibilityReviewed: day,
    }),
    contact: z.strictObject({
      email: mail,
      phone: z.union([
        z.string(),
        z.record(oneOf(listedLanguages), z.string(), "expected a phone number, or one for each language"),
      ]),
      whatsapp: z.string(),
      requestsTo: mails,
      requestsFrom: mail,
      routing: z.array(
        z.strictObject({
          to: mails,
          projectTypes: z.array(oneOf(projectTypes)).optional(),
          languages: z.array(oneOf(listedLanguages)).optional(),
          minimumScore: z.number("expected a number of points, 0 to 100").min(0).max(100).optional(),
        }),
      ),
    }),
    booking: z.strictObject({
      audit: z.strictObject({ minutes, url: settingOrNone("an https:// address", isHttpsUrl) }),
      call: z.strictObject({
        minutes,
        url: settingOrNone("an https:// address", isHttpsUrl),
        provider: oneOf([...bookingProviders, "none"]),
      }),
    }),
    profiles: z.strictObject({
      reviews: settingOrNone("an https:// address", isHttpsUrl),
      social: settingOrNone("an https:// address", isHttpsUrl),
    }),
    measurement: z.strictObject({
      service: oneOf(["google", "matomo", "plausible", "umami"]),
      analyticsId: z.string('expected the id of the site, or "" for none'),
      address: settingOrNone(
        "an https:// address without a trailing slash",
        (url) => isHttpsUrl(url) && !/[/?#]$/.test(url),
      ),
      asksFirst: flag,
      pixelId: settingOrNone("15 or 16 digits", (id) => /^\d{15,16}$/.test(id)),
    }),
    hours: z
      .object({
        days: z.array(oneOf(weekdays)).min(1, "expected at least one day, such as Mo"),
        opens: timeOfDay,
        closes: timeOfDay,
        timeZone,
        /** Days on which nobody is there, one or several in a row. */
        closed: z
          .array(
            z
              .strictObject({ from: day, to: day.optional(), reason: z.string("expected text").optional() })
              .refine(({ from, to = from }) => from <= to, {
                path: ["to"],
                error: "expected a day that is not before `from`",
              }),
            "expected a list of days, such as - { from: 2026-12-25 }",
          )
          .default([]),
      })
      .refine(({ opens, closes }) => opens < closes, {
        path: ["closes"],
        error: "expected a time after hours.opens",
      }),
    serviceAreas: z
      .array(setting("the two letters of a country, or EU", isRegion))
      .min(1, "expected at least one country, such as FR"),
    serviceAreasFor: z
      .partialRecord(
        oneOf(listedLanguages),
        z.array(setting("the two letters of a country, or EU", isRegion)),
        "expected a list of countries for a language",
      )
      .optional(),
    /** What search engines are told of the agency and its prices. */
    business: z
      .strictObject({
        type: setting("a business of schema.org, such as Plumber", (name) =>
          /^[A-Z][A-Za-z]+$/.test(name),
        ).default("ProfessionalService"),
        pricesIncludeVat: flag.default(false),
      })
      .prefault({}),
    features: z.strictObject({
      consent: flag,
      desk: flag,
      acknowledgement: flag,
      httpsOnSubdomains: flag,
    }),
    editor: z.strictObject({
      service: oneOf(["github", "gitlab", "gitea"]),
      repository: settingOrNone("owner/name", (name) => /^[\w.-]+(\/[\w.-]+)+$/.test(name)),
      address: settingOrNone("an https:// address without a path", isOrigin),
    }),
    contactEndpoint: setting(
      `${contactPath}, or a host before it, such as https://api.example.com${contactPath}`,
      (value) => value === contactPath || (isHttpsUrl(value) && new URL(value).pathname === contactPath),
    ),
  })
  .superRefine(({ contact, legal, measurement }, context) => {
    const { service, analyticsId, address, asksFirst } = measurement;
    if (analyticsId !== "") {
      const wrong = (key: string, message: string, input: unknown) =>
        context.addIssue({ code: "custom", path: ["measurement", key], message, input });
      const [form, isRight] = siteIds[service];
      if (!isRight.test(analyticsId)) wrong("analyticsId", `expected ${form}, or "" for none`, analyticsId);
      if ((service === "google") !== (address === ""))
        wrong("address", 'expected where the service runs, "" for Google', address);
      if (service === "google" && !asksFirst) wrong("asksFirst", "expected true for Google", asksFirst);
    }
    // Which numbers are right depends on the country.
    const isNumber = (value: string) => internationalPhone(value, legal.country) !== null;
    const remedy = "expected a phone number, such as +33 1 99 00 42 17; without + it is one of legal.country";
    const check = (input: string, path: string[], message = remedy) => {
      if (!isNumber(input)) context.addIssue({ code: "custom", path: ["contact", ...path], message, input });
    };
    if (typeof contact.phone === "string") check(contact.phone, ["phone"]);
    else for (const [language, number] of Object.entries(contact.phone)) check(number, ["phone", language]);
    if (contact.whatsapp !== "") check(contact.whatsapp, ["whatsapp"], `${remedy}, or "" for none`);
  });

export type SiteConfig = z.input<typeof schema>;

/** What the agency decides about its site. */
export const site = readData("site.yaml", schema);

/** Where the agency works, those first that are named to the readers of a language alone. */
export const serviceAreas = localize((language) => [
  ...(site.serviceAreasFor?.[language] ?? []),
  ...site.serviceAreas,
]);

function isSiteOrigin(value: string): boolean {
  return isOrigin(value) && !value.startsWith("https://www.");
}

function isOrigin(value: string): boolean {
  return isHttpsUrl(value) && URL.parse(value)?.origin === value;
}

function isHttpsUrl(value: string): boolean {
  const { protocol, username } = URL.parse(value) ?? {};
  // Spaces, quotes and semicolons would end a source of the content security policy.
  return protocol === "https:" && username === "" && !/[\s;,"'<>]/.test(value);
}
