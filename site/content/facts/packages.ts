import { z } from "zod";
import { entriesOf, keysOf, recordOf } from "#contract/reader/records.ts";
import { count, expectedOne, readData, record } from "#contract/reader/schema-parts.ts";
import { money } from "#contract/schemas/price.ts";
import { packageKeys } from "#data/contract/facts/prices.ts";
import { serviceKeys } from "#data/contract/facts/services.ts";

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

export const schema = z
  .strictObject({
    design: record("design packages", designPackage),
    social: record("social packages", socialPackage),
    /** The package marked as popular; where none are sold, nothing is. */
    popular: z.strictObject({ design: z.string(), social: z.string() }),
    /** Deliverables of a design project. */
    designDelivery: z.strictObject({ fileFormats: count, rightsPercent: count }),
    /** A bakery's example: an extra order, and what is left of it after ingredients and work. */
    socialExample: z.strictObject({ order: money, marginPercent: count }),
    /** The monthly report. */
    socialReport: z.strictObject({ pages: count }),
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

const { design, social, ...others } = readData("facts/packages.yaml", schema);

export const { popular: popularPackage, designDelivery, socialExample, socialReport } = others;

/** Contents of each package; prices are in `prices.yaml`. */
export const packages = {
  design,
  social: recordOf(keysOf(social), (key) => {
    const { platforms, posts = 0, ...rest } = social[key];
    /** On all platforms together. */
    return { ...rest, platforms, posts, allPosts: platforms * posts };
  }),
};
