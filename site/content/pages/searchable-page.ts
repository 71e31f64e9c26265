/** A page in the search index, written by the build and read in the browser. */
export interface SearchablePage {
  url: string;
  title: string;
  /** Its name in the menu, or the name of the list it is in. */
  name: string;
  kind: "screen" | "list" | "case" | "article" | "legal";
  description: string;
  /** Terms people search for: a screen's own list, or the keywords of a case or an article. */
  asked: string;
  sections: SearchableSection[];
}

export interface SearchableSection {
  /** Id of its heading, if it can be linked to. */
  id?: string | undefined;
  title?: string | undefined;
  /** One line per paragraph, item or row. */
  text: string;
}
