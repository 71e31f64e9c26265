import type { APIRoute, InferGetStaticPropsType } from "astro";
import { rss } from "#src/feeds/rss.ts";
import { languagePaths } from "#src/routes.ts";

export const getStaticPaths = languagePaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(await rss(props.language), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
