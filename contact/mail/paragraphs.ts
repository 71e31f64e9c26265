import { site } from "#site.config.ts";

/** A mail as plain text, under the brand's name. */
export function paragraphs(texts: readonly string[]): string {
  return `${[site.brand, ...texts].join("\n\n")}\n`;
}
