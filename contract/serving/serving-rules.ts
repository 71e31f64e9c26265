/** What the server is told of the built site: contents of `build/headers.json`. */
export interface ServingRules {
  /** Content security policy of each page by its address; any other file is published as it is. */
  policies: Record<string, string>;
  /** Addresses without a page, and where each leads. */
  redirects: Record<string, string>;
}

/** The address of a page by the name of its file in the built site: `en/services.html` is `/en/services`. */
export function addressOfPage(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$|\.html$/, "")}`;
}
