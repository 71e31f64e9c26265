import brandTokens from "@content/brand/tokens.css?raw";
import { colourIn, type Scheme } from "#contract/brand/token-colours.ts";
import type { Language } from "#contract/languages/languages.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

/** The text of `tokens.css`, for pages that carry their own style. */
export { brandTokens };

/**
 * A colour from `tokens.css`, for places that no stylesheet reaches: the browser's toolbar, icons,
 * social cards and mails.
 * @throws if the styles define no such colour.
 */
export function colourOf(name: string, scheme: Scheme = "light", language?: Language): string {
  const value = colourIn(brandTokens, name, scheme, language);
  if (value === undefined) throw new Error(`${siteFolder}/brand/tokens.css has no colour --${name}`);
  return value;
}
