import { z } from "zod";
import { ContentError } from "#contract/copy/file-problems.ts";
import { copyFileOf } from "#contract/copy/read-content-files.ts";
import { words } from "#contract/copy/words.ts";
import { text } from "#contract/copy/words-schema.ts";
import type { Language } from "#contract/languages.ts";
import { type ScreenKey, screens } from "#contract/routes.ts";

const named = z.object({ name: text.optional(), title: text.optional() });

const names = new Map(screens.map(({ key }) => [key, words(key, named)]));

/** Name of a screen in menus and lists: `name` in its words, or the title of a legal text. */
export function screenName(screen: ScreenKey, language: Language): string {
  const { name, title } = names.get(screen)?.(language) ?? {};
  const found = name ?? title;
  if (found === undefined) throw new ContentError(`${copyFileOf(screen, language)}: name is missing`);
  return found;
}
