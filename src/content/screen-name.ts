import { wordsOf } from "#src/content/words.ts";
import type { Language } from "#src/languages.ts";
import type { ScreenKey } from "#src/routes.ts";

/** Name of a screen in the menus; undefined if it is in none. */
export function screenName(screen: ScreenKey, language: Language): string | undefined {
  const { screens, services } = wordsOf("layout", language);
  const names: Partial<Record<ScreenKey, string>> = { ...screens, ...services };
  return names[screen];
}
