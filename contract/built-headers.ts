/** Contents of `build/headers.json`, which the server reads. */
export interface BuiltHeaders {
  /** Content security policies by address, for those that need their own. */
  policies: Record<string, string>;
  /** Addresses without a page, and where each leads. */
  redirects: Record<string, string>;
}
