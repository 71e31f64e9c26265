import type { APIRoute, InferGetStaticPropsType } from "astro";
import { isWithdrawn } from "#contract/facts/services.ts";
import { languages } from "#contract/languages.ts";
import { assistantData } from "#site/screens/automation/assistant/assistant-data.ts";

export const getStaticPaths = () =>
  languages
    .filter(() => !isWithdrawn("assistant"))
    .map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(assistantData(props.language));
