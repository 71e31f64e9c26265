import type { HTMLAttributes } from "react";

interface HtmlProps extends HTMLAttributes<HTMLElement> {
  html: string;
  /** Whether it holds paragraphs, and not part of one. */
  block?: boolean;
}

/** HTML that the build rendered from the site's own Markdown. */
export function Html({ html, block = false, ...attributes }: HtmlProps) {
  const Tag = block ? "div" : "span";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written in this repository, by nobody else
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
