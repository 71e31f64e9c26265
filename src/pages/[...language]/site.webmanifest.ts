import type { APIRoute, InferGetStaticPropsType } from "astro";
import { screenRecord } from "#src/content/screen-records.ts";
import { feedPages } from "#src/feeds/articles-feed.ts";
import { webManifest } from "#src/head/web-manifest.ts";

export const getStaticPaths = feedPages;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { description } = await screenRecord("home", props.language);
  return new Response(JSON.stringify(webManifest(props.language, description)), {
    headers: { "content-type": "application/manifest+json; charset=utf-8" },
  });
};
