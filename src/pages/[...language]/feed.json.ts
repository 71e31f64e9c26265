import type { APIRoute, InferGetStaticPropsType } from "astro";
import { articlesFeed } from "#src/feeds/articles-feed.ts";
import { jsonFeed } from "#src/feeds/json-feed.ts";
import { languagePaths } from "#src/routes.ts";

export const getStaticPaths = languagePaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(jsonFeed(await articlesFeed(props.language)), {
    headers: { "content-type": "application/feed+json; charset=utf-8" },
  });
