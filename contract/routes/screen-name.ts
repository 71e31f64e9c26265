import { z } from "zod";
import { defineCopy } from "#contract/copy/copy-reader.ts";
import { text, title } from "#contract/copy/copy-schema.ts";
import { withLineBreaks } from "#contract/copy/typesetting.ts";
import type { Language } from "#contract/languages/languages.ts";
import { copyFileOf } from "#contract/reader/copy-files.ts";
import { ContentError } from "#contract/reader/file-problems.ts";
import { type ScreenKey, screens } from "#contract/routes/screens.ts";

const named = z.object({ name: text.optional(), title: title.optional() });

const names = new Map(screens.map(({ key }) => [key, defineCopy(key, named)]));

/** Name of a screen in menus and lists: `name` in its copy, or the title of a legal text. */
export function screenName(screen: ScreenKey, language: Language): string {
  const { name, title } = names.get(screen)?.(language) ?? {};
  const found = name ?? title;
  if (found === undefined) throw new ContentError(`${copyFileOf(screen, language)}: name is missing`);
  return withLineBreaks(found, language);
}
