import { site } from "#site.config.ts";

/** Joins paragraphs into a plain-text mail, headed by the brand's name. */
export function paragraphs(texts: string[]): string {
  return `${[site.brand, ...texts].join("\n\n")}\n`;
}
