import { z } from "zod";
import { ContentError } from "#src/copy/file-problems.ts";
import { copyFileOf } from "#src/copy/read-copy.ts";
import { words } from "#src/copy/words.ts";
import { text } from "#src/copy/words-schema.ts";
import type { Language } from "#src/languages.ts";
import type { ScreenKey } from "#src/routes.ts";
import { routeKeys } from "#src/routes.ts";

const named = z.object({ name: text.optional(), title: text.optional() });

const names = new Map(routeKeys.map((key) => [key, words(key, named)]));

/** Name of a screen in menus and lists: `name` in its words, or the title of a legal text. */
export function screenName(screen: ScreenKey, language: Language): string {
  const { name, title } = names.get(screen)?.(language) ?? {};
  const found = name ?? title;
  if (found === undefined) throw new ContentError(`${copyFileOf(screen, language)}: name is missing`);
  return found;
}
