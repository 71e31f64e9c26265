import type { APIRoute } from "astro";
import { agencyContact, contactCard, contactCardName } from "#src/feeds/contact-card.ts";

export const getStaticPaths = () => [{ params: { card: contactCardName } }];

export const GET: APIRoute = () =>
  new Response(contactCard(agencyContact), { headers: { "content-type": "text/vcard; charset=utf-8" } });
