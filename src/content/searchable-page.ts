/** A page as the site's own search knows it, written by the build and read in the browser. */
export interface SearchablePage {
  readonly url: string;
  /** Its main heading. */
  readonly title: string;
  /** What the menu calls it, or the list it stands in. */
  readonly name: string;
  readonly kind: "screen" | "list" | "case" | "article" | "legal";
  readonly description: string;
  /** Words people use for what it answers and it does not say itself. */
  readonly asked: string;
  readonly sections: readonly SearchableSection[];
}

export interface SearchableSection {
  /** Id of its heading, where it has one to lead to. */
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  /** A line for each paragraph, item or row. */
  readonly text: string;
}
