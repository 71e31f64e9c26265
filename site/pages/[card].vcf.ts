import type { APIRoute, GetStaticPaths } from "astro";
import { type Language, languages } from "#contract/languages.ts";
import { agencyContacts, contactCard, contactCardName } from "#site/feeds/contact-card.ts";

export const getStaticPaths = (() =>
  languages.map((language) => ({
    params: { card: contactCardName(language) },
    props: { language },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ language: Language }> = ({ props }) =>
  new Response(contactCard(agencyContacts[props.language]), {
    headers: { "content-type": "text/vcard; charset=utf-8" },
  });
