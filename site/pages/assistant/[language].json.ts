import type { APIRoute, InferGetStaticPropsType } from "astro";
import { withoutInvisible } from "#contract/formats/typeset.ts";
import { languages } from "#contract/languages/languages.ts";
import { hasAssistant } from "#site/screens/automation/assistant/assistant.words.ts";
import { assistantData } from "#site/screens/automation/assistant/assistant-data.ts";

export const getStaticPaths = () =>
  languages.filter(hasAssistant).map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(withoutInvisible(JSON.stringify(assistantData(props.language))), {
    headers: { "content-type": "application/json" },
  });
