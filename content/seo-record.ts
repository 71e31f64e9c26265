/** What a page tells search engines about itself; part of every screen's copy. */
export interface SeoRecord {
  /** 30 to 60 characters, unique on the site. */
  readonly title: string;
  /** 70 to 160 characters, unique on the site. */
  readonly description: string;
  readonly keywords: string;
  readonly h1: string;
}
