import { z } from "zod";
import { contrastOf, readableContrast } from "#site/content/contrast.ts";

const colour = z.string().regex(/^#[\da-f]{6}$/, "expected a colour such as #8c1622");

/** Two of a client's colours: each is read on the other. */
export const clientColours = z
  .strictObject({ ground: colour, text: colour })
  .refine(
    ({ ground, text }) => contrastOf(ground, text) >= readableContrast,
    `expected two colours with a contrast of ${readableContrast} at least`,
  );
