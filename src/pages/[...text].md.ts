import type { APIRoute, InferGetStaticPropsType } from "astro";
import { markdownPages } from "#src/feeds/markdown-pages.ts";

export const getStaticPaths = markdownPages;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.text, { headers: { "content-type": "text/markdown; charset=utf-8" } });
