import { type Feed, feedPath } from "#src/feeds/feed.ts";
import { urlOf } from "#src/head/page-head.ts";
import { locales } from "#src/languages.ts";

/** Formats a feed as RSS 2.0, with the full text of each article. */
export function rss({ language, title, description, home, items }: Feed): string {
  const newest = items
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${text(title)}</title>
<link>${text(home)}</link>
<description>${text(description)}</description>
<language>${locales[language].toLowerCase()}</language>
<atom:link href="${text(urlOf(feedPath(language)))}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${moment(newest)}</lastBuildDate>\n` : ""}${items
  .map(
    (item) => `<item>
<title>${text(item.title)}</title>
<link>${text(item.url)}</link>
<guid>${text(item.url)}</guid>
<pubDate>${moment(item.date)}</pubDate>
<atom:updated>${new Date(item.updated).toISOString()}</atom:updated>
<dc:creator>${text(item.author)}</dc:creator>
<category>${text(item.category)}</category>
<description>${text(item.summary)}</description>
<content:encoded>${text(item.html)}</content:encoded>
</item>`,
  )
  .join("\n")}
</channel>
</rss>
`;
}

/** Date in RFC 822 format, as required by RSS: `Tue, 05 Mar 2024 00:00:00 GMT`. */
function moment(day: string): string {
  return new Date(day).toUTCString();
}

function text(value: string): string {
  return value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
