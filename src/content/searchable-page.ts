/** A page in the search index, written by the build and read in the browser. */
export interface SearchablePage {
  readonly url: string;
  /** Its main heading. */
  readonly title: string;
  /** Its name in the menu, or the name of the list it is in. */
  readonly name: string;
  readonly kind: "screen" | "list" | "case" | "article" | "legal";
  readonly description: string;
  /** Terms people search for that the page itself does not contain. */
  readonly asked: string;
  readonly sections: readonly SearchableSection[];
}

export interface SearchableSection {
  /** Id of its heading, if it can be linked to. */
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  /** One line per paragraph, item or row. */
  readonly text: string;
}
