import { filledWords } from "#src/content/filled-words.ts";
import { legalKeys, legalText } from "#src/content/legal/legal-texts.ts";
import type { SeoRecord } from "#src/head/seo-record.ts";
import type { Language } from "#src/languages.ts";
import type { ScreenKey } from "#src/routes.ts";

const copies = import.meta.glob<Readonly<Record<string, unknown>>>("../../content/copy/*/*.ts", {
  eager: true,
});

/** A screen's SEO record: of its legal text where it is one, otherwise of its words. Fails, naming the file. */
export async function screenRecord(screen: ScreenKey, language: Language): Promise<SeoRecord> {
  const legal = legalKeys.find((key) => key === screen);
  if (legal) return (await legalText(legal, language)).seo;
  const file = `content/copy/${language}/${screen}.ts`;
  const records = Object.values(copies[`../../${file}`] ?? {}).flatMap((words) => {
    const seo = typeof words === "object" && words !== null && "seo" in words ? words.seo : undefined;
    return isSeoRecord(seo) ? [seo] : [];
  });
  const [record] = records;
  if (!record) throw new Error(`${file} is missing, or its words have no seo record`);
  return filledWords(record, { file, language });
}

function isSeoRecord(value: unknown): value is SeoRecord {
  if (typeof value !== "object" || value === null) return false;
  const record: Partial<Record<string, unknown>> = { ...value };
  return ["title", "description", "keywords", "h1"].every((name) => typeof record[name] === "string");
}
