import type { APIRoute, InferGetStaticPropsType } from "astro";
import { escapeHtml } from "#contract/formats/html-text.ts";
import { withoutInvisible } from "#contract/formats/invisible-signs.ts";
import { defaultLanguage, type Language, languages, locales } from "#contract/languages/languages.ts";
import { hasPage, pathOf } from "#contract/routes/addresses.ts";
import { articlesIn } from "#site/content/articles/articles.ts";
import { blogCopy } from "#site/content/articles/blog.copy.ts";
import { feedPath, feedTitle } from "#site/content/articles/feed.ts";
import { feedHtml } from "#site/feeds/feed-html.tsx";
import { urlOf } from "#site/head/page-head.ts";

export const getStaticPaths = () =>
  languages
    .filter((language) => hasPage("blog", language))
    .map((language) => ({
      params: { language: language === defaultLanguage ? undefined : language },
      props: { language },
    }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(withoutInvisible(await rss(props.language)), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });

/** Readers poll often and already have the older ones, which stay on the blog. */
const newest = 20;

/** Feed of a language's newest articles in RSS 2.0, with the full text of each. */
async function rss(language: Language): Promise<string> {
  const { seo } = blogCopy(language);
  const articles = (await articlesIn(language)).slice(0, newest);
  const changed = articles.map(({ updated, date }) => updated ?? date).toSorted();
  const items = [];
  for (const article of articles) {
    const { title, path, date, updated = date, author, section, excerpt, figure } = article;
    const html = feedHtml(await article.text(), urlOf(path), figure && `${figure.title} – ${figure.summary}`);
    items.push(`<item>
<title>${escapeHtml(title)}</title>
<link>${escapeHtml(urlOf(path))}</link>
<guid>${escapeHtml(urlOf(path))}</guid>
<pubDate>${moment(date)}</pubDate>
<atom:updated>${new Date(updated).toISOString()}</atom:updated>
<dc:creator>${escapeHtml(author)}</dc:creator>
<category>${escapeHtml(section)}</category>
<description>${escapeHtml(excerpt)}</description>
<content:encoded>${escapeHtml(html)}</content:encoded>
</item>`);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeHtml(feedTitle(language))}</title>
<link>${escapeHtml(urlOf(pathOf("blog", language)))}</link>
<description>${escapeHtml(seo.description)}</description>
<language>${locales[language].toLowerCase()}</language>
<atom:link href="${escapeHtml(urlOf(feedPath(language)))}" rel="self" type="application/rss+xml"/>
${changed.slice(-1).map((day) => `<lastBuildDate>${moment(day)}</lastBuildDate>\n`)}${items.join("\n")}
</channel>
</rss>
`;
}

/** Date in RFC 822 format, as required by RSS: `Tue, 05 Mar 2024 00:00:00 GMT`. */
function moment(day: string): string {
  return new Date(day).toUTCString();
}
