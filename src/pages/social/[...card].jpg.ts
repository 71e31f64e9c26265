import type { APIRoute, InferGetStaticPropsType } from "astro";
import { socialCard } from "#src/feeds/social-card.ts";
import { socialCards } from "#src/feeds/social-cards.ts";

export const getStaticPaths = socialCards;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await socialCard(props)), { headers: { "content-type": "image/jpeg" } });
