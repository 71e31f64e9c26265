import type { APIRoute, InferGetStaticPropsType } from "astro";
import { iconPicture } from "#site/feeds/icons.ts";
import { iconFiles } from "#site/head/icons.ts";

export const getStaticPaths = () =>
  iconFiles.map((icon) => ({ params: { icon: icon.path.slice(1, -".png".length) }, props: icon }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await iconPicture(props)), { headers: { "content-type": "image/png" } });
