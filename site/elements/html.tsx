import type { HTMLAttributes } from "react";

interface HtmlProps extends HTMLAttributes<HTMLElement> {
  html: string;
  /** Whether the HTML contains block elements; renders a `div` instead of a `span`. */
  block?: boolean;
}

/** HTML that the build rendered from the site's own Markdown. */
export function Html({ html, block = false, ...attributes }: HtmlProps) {
  const Tag = block ? "div" : "span";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: trusted, it comes from this repository's Markdown
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
