import { colourIn, type Scheme } from "#src/head/token-colours.ts";
import type { Language } from "#src/languages.ts";
import tokens from "#src/styles/tokens.css?raw";

/**
 * A colour from `tokens.css`, for places that no stylesheet reaches: the browser's toolbar, icons,
 * social cards and mails.
 * @throws if the styles define no such colour.
 */
export function colourOf(name: string, scheme: Scheme = "light", language?: Language): string {
  const value = colourIn(tokens, name, scheme, language);
  if (value === undefined) throw new Error(`src/styles/tokens.css has no colour --${name}`);
  return value;
}
