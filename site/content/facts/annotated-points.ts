import { z } from "zod";
import { readOptional } from "#site/content/facts/optional-facts.ts";
import { annotatedPageSize, annotatedPhoneSize, type PictureSize } from "#site/content/picture-sizes.ts";

/** Pixels from the top of a picture, as if it were as wide as the page gives them. */
function placesOn({ height, width }: PictureSize, given: number) {
  const lowest = (given * height) / width;
  const place = z
    .number()
    .min(0)
    .max(lowest, `expected at most ${lowest}: pixels from the top, at a width of ${given}`);
  return z.strictObject({
    seo: z.strictObject({ address: place, weight: place, data: place }),
    cro: z.strictObject({ promise: place, button: place, form: place }),
  });
}

/** Widths at which the places are given. */
export const placesGivenAt = { page: annotatedPageSize.width, phone: 780 } as const;

/** Where the numbers stand on the picture of the websites page, and on the one that a phone shows instead, if there is one. */
export const schema = placesOn(annotatedPageSize, placesGivenAt.page).extend({
  phone: placesOn(annotatedPhoneSize, placesGivenAt.phone).optional(),
});

/** Undefined where the site has no such picture. */
export const annotatedPoints = readOptional("services/websites/page.yaml", schema);
