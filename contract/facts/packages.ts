import { z } from "zod";
import { count, type KeyOf, readData, record } from "#contract/copy/fact-schema.ts";
import { money } from "#contract/copy/price-schema.ts";

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

const { design, social, ...others } = readData(
  "facts/packages.yaml",
  z.strictObject({
    design: record("design packages", designPackage),
    social: record("social packages", socialPackage),
    /** The package marked as popular; one that is not sold marks none. */
    popular: z.strictObject({ design: z.string(), social: z.string() }),
    /** Deliverables of a design project. */
    designDelivery: z.strictObject({ fileFormats: count, rightsPercent: count }),
    /** A bakery's example: an extra order, and what is left of it after ingredients and work. */
    socialExample: z.strictObject({ order: money, marginPercent: count }),
    /** The monthly report. */
    socialReport: z.strictObject({ pages: count }),
  }),
);

export const { popular: popularPackage, designDelivery, socialExample, socialReport } = others;

/** Contents of each package; prices are in `prices.yaml`. */
export const packages = {
  design,
  social: Object.fromEntries(
    Object.entries(social).map(([key, { platforms, posts = 0, ...rest }]) => [
      key,
      /** On all platforms together. */
      { ...rest, platforms, posts, allPosts: platforms * posts },
    ]),
  ) as Record<KeyOf<"social packages">, z.output<typeof socialPackage> & { posts: number; allPosts: number }>,
};
