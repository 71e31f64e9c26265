import { z } from "zod";
import { entriesOf, keysOf, recordOf } from "#contract/reader/records.ts";
import { count, expectedOne, record } from "#contract/reader/schema-parts.ts";
import { money } from "#contract/schemas/price.ts";
import { packageKeys } from "#data/contract/facts/prices.ts";
import { serviceKeys } from "#data/contract/facts/services.ts";
import { readOptional } from "#site/content/facts/optional-facts.ts";

const designPackage = z.strictObject({ concepts: count, rounds: count, guidePages: count, templates: count });

const socialPackage = z.strictObject({
  platforms: count,
  /** Per platform and month; without a number, as agreed. */
  posts: count.optional(),
  /** Per month. */
  videos: count.optional(),
  /** Per month. */
  meetingMinutes: count.optional(),
});

const contents = z.strictObject({
  design: record("design packages", designPackage),
  social: record("social packages", socialPackage),
});

export const schema = contents
  .extend({
    /** The package marked as popular; where none are sold, nothing is. */
    popular: z.strictObject({ design: z.string(), social: z.string() }),
    /** Deliverables of a design project. */
    designDelivery: z.strictObject({ fileFormats: count, rightsPercent: count }),
    /** A bakery's example: an extra order, and what is left of it after ingredients and work. */
    socialExample: z.strictObject({ order: money, marginPercent: count }),
  })
  .superRefine(({ design, social, popular }, context) => {
    for (const [service, packages] of entriesOf({ design, social })) {
      if (!serviceKeys.includes(service)) continue;
      const sold: string[] = packageKeys[service];
      const check = (path: string[], key: string) => {
        if (sold.includes(key)) return;
        context.addIssue({ code: "custom", path, message: expectedOne(sold), input: key });
      };
      for (const key of Object.keys(packages)) check([service, key], key);
      if (sold.length > 0) check(["popular", service], popular[service]);
    }
  });

const written = readOptional("facts/packages.yaml", schema, "design", "social");

export const popularPackage = written?.popular;
export const designDelivery = written?.designDelivery;
export const socialExample = written?.socialExample;

const { design, social } = written ?? contents.parse({ design: {}, social: {} });

/** Contents of each package; prices are in `prices.yaml`. */
export const packages = {
  design,
  social: recordOf(keysOf(social), (key) => {
    const { platforms, posts = 0, ...rest } = social[key];
    /** On all platforms together. */
    return { ...rest, platforms, posts, allPosts: platforms * posts };
  }),
};
