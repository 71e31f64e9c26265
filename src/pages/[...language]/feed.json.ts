import type { APIRoute, InferGetStaticPropsType } from "astro";
import { articlesFeed, feedPages } from "#src/feeds/articles-feed.ts";
import { jsonFeed } from "#src/feeds/json-feed.ts";

export const getStaticPaths = feedPages;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(jsonFeed(await articlesFeed(props.language)), {
    headers: { "content-type": "application/feed+json; charset=utf-8" },
  });
