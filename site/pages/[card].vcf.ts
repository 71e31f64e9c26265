import type { APIRoute, InferGetStaticPropsType } from "astro";
import { languages } from "#contract/languages/languages.ts";
import { agencyContacts, contactCard, contactCardPath } from "#site/feeds/contact-card.ts";

export const getStaticPaths = () =>
  languages.map((language) => ({
    params: { card: contactCardPath(language).slice(1, -".vcf".length) },
    props: { language },
  }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(contactCard(agencyContacts[props.language], Date.now()), {
    headers: { "content-type": "text/vcard; charset=utf-8" },
  });
