import { texts, whereListed } from "#contract/copy/words-schema.ts";
import { hasScreen } from "#contract/routes.ts";
import { words } from "#site/content/words/words.ts";

export const papersWords = words(
  "papers",
  whereListed(hasScreen("examples"), texts("title", "audit", "quote", "report")),
);
