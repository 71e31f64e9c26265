import { type Feed, feedPath } from "#src/feeds/feed.ts";
import { urlOf } from "#src/head/page-head.ts";
import { locales } from "#src/languages.ts";

/** Formats a feed as JSON Feed 1.1, with the full text of each article. */
export function jsonFeed({ language, title, description, home, items }: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: urlOf(feedPath("feed.json", language)),
    icon: urlOf("/favicon.svg"),
    language: locales[language],
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: new Date(item.date).toISOString(),
      date_modified: new Date(item.updated).toISOString(),
      authors: [{ name: item.author }],
      tags: [item.category],
      language: locales[language],
    })),
  });
}
