import { z } from "zod";
import { readOptional } from "#site/content/facts/optional-facts.ts";
import { annotatedPageSize } from "#site/content/picture-sizes.ts";

const { width, height } = annotatedPageSize;

const place = z
  .number()
  .min(0)
  .max(height, `expected at most ${height}: pixels from the top, at a width of ${width}`);

/**
 * Where the numbers stand on the picture of the websites page: pixels from its top, as if it were 1600 wide.
 */
export const schema = z.strictObject({
  seo: z.strictObject({ address: place, weight: place, data: place }),
  cro: z.strictObject({ promise: place, button: place, form: place }),
});

/** Undefined where the site has no such picture. */
export const annotatedPoints = readOptional("services/websites/page.yaml", schema);
