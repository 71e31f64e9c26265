import { words } from "#src/content/words/words.ts";
import { entryScreen, texts } from "#src/copy/words-schema.ts";

/** Words around every trade; each trade's own text is in `content/trades`. */
export const tradePageWords = words("trade", entryScreen(texts("ask", "see", "take", "change").shape));
