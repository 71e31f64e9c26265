import type { APIRoute, InferGetStaticPropsType } from "astro";
import { iconPicture } from "#site/feeds/icons.ts";

export const getStaticPaths = () => [
  { params: { icon: "apple-touch-icon" }, props: { size: 180, logo: 0.6 } },
  // For search engines.
  { params: { icon: "icon-512" }, props: { size: 512, logo: 0.72 } },
];

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await iconPicture(props)), { headers: { "content-type": "image/png" } });
