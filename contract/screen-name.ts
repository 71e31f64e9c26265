import { z } from "zod";
import { copyFileOf } from "#contract/facts/copy-file-of.ts";
import type { Language } from "#contract/languages/languages.ts";
import { ContentError } from "#contract/reader/file-problems.ts";
import { type ScreenKey, screens } from "#contract/routes.ts";
import { withLineBreaks } from "#contract/words/line-breaks.ts";
import { words } from "#contract/words/words.ts";
import { text } from "#contract/words/words-schema.ts";

const named = z.object({ name: text.optional(), title: text.optional() });

const names = new Map(screens.map(({ key }) => [key, words(key, named)]));

/** Name of a screen in menus and lists: `name` in its words, or the title of a legal text. */
export function screenName(screen: ScreenKey, language: Language): string {
  const { name, title } = names.get(screen)?.(language) ?? {};
  const found = name ?? title;
  if (found === undefined) throw new ContentError(`${copyFileOf(screen, language)}: name is missing`);
  return withLineBreaks(found, language);
}
