import type { APIRoute } from "astro";
import { sitemap as de } from "#content/copy/de/sitemap.ts";
import { sitemap as en } from "#content/copy/en/sitemap.ts";
import { sitemap as fr } from "#content/copy/fr/sitemap.ts";
import { layoutWords } from "#src/content/layout-words.ts";
import { sitePages, withoutArchive } from "#src/content/pages.ts";
import { llmsTxt } from "#src/feeds/llms.ts";
import { localize } from "#src/languages.ts";

const groups = localize((language) => ({ fr, en, de })[language].groups);
const summary = localize((language) => layoutWords[language].footer.line);

export const GET: APIRoute = async () =>
  new Response(llmsTxt(withoutArchive(await sitePages()), { summary, groups }), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
