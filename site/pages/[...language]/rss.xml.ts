import type { APIRoute, InferGetStaticPropsType } from "astro";
import { hasScreen, languagePaths } from "#contract/routes.ts";
import { rss } from "#site/feeds/rss.ts";

export const getStaticPaths = () => (hasScreen("blog") ? languagePaths() : []);

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(await rss(props.language), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
