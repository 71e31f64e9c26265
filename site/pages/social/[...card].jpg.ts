import type { APIRoute, InferGetStaticPropsType } from "astro";
import { socialCard } from "#site/feeds/social-card.ts";
import { socialCards } from "#site/feeds/social-cards.ts";

export const getStaticPaths = socialCards;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await socialCard(props)), { headers: { "content-type": "image/jpeg" } });
