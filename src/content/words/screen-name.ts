import { ContentError } from "#src/content/file-problems.ts";
import { fillText } from "#src/content/words/fill-text.ts";
import { copyFiles } from "#src/copy/copy-files.ts";
import { copyFileOf } from "#src/copy/read-copy.ts";
import { typeset } from "#src/formats/typeset.ts";
import type { Language } from "#src/languages.ts";
import type { ScreenKey } from "#src/routes.ts";

/** Name of a screen in menus and lists: `name` in its words, or the title of a legal text. */
export function screenName(screen: ScreenKey, language: Language): string {
  const head = Object(copyFiles[language][screen]?.data) as Record<string, unknown>;
  const name = head["name"] ?? head["title"];
  if (typeof name !== "string") throw new ContentError(`${copyFileOf(screen, language)}: name is missing`);
  return typeset(fillText(name, language), language);
}

/** What visitors search for that the screen itself does not say. */
export function searchedFor(screen: ScreenKey, language: Language): string | undefined {
  const { searchedFor: words } = Object(copyFiles[language][screen]?.data) as {
    searchedFor?: unknown;
  };
  return typeof words === "string" ? words : undefined;
}
