import type { APIRoute, InferGetStaticPropsType } from "astro";
import { screenRecord } from "#src/content/screen-records.ts";
import { webManifest } from "#src/head/web-manifest.ts";
import { languagePaths } from "#src/routes.ts";

export const getStaticPaths = languagePaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { description } = await screenRecord("home", props.language);
  return new Response(JSON.stringify(webManifest(props.language, description)), {
    headers: { "content-type": "application/manifest+json; charset=utf-8" },
  });
};
