import { blog as de } from "#content/copy/de/blog.ts";
import { blog as en } from "#content/copy/en/blog.ts";
import { blog as fr } from "#content/copy/fr/blog.ts";
import type { Localized } from "#src/languages.ts";

/** Words of the blog: its list, the articles' categories, the feeds. */
export const blogWords: Localized<typeof fr> = { fr, en, de };
