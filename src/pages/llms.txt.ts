import type { APIRoute } from "astro";
import { sitePages, withoutArchive } from "#src/content/site-pages.ts";
import { wordsOf } from "#src/content/words.ts";
import { llmsTxt } from "#src/feeds/llms.ts";
import { localize } from "#src/languages.ts";

const groups = localize((language) => wordsOf("sitemap", language).groups);
const summary = localize((language) => wordsOf("layout", language).footer.line);

export const GET: APIRoute = async () =>
  new Response(llmsTxt(withoutArchive(await sitePages()), { summary, groups }), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
