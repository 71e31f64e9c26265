/** Escapes text for use in an HTML element or attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Reads text that the Markdown processor has escaped. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(\w+);/g, (entity, name: string) => characters[name] ?? entity);
}
