interface HtmlProps {
  readonly html: string;
  readonly className?: string | undefined;
  /** Whether it holds paragraphs, and not part of one. */
  readonly block?: boolean;
}

/** HTML that the build rendered from the site's own Markdown. */
export function Html({ html, className, block = false }: HtmlProps) {
  const Tag = block ? "div" : "span";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written in this repository, by nobody else
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
