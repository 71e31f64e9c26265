import type { APIRoute, InferGetStaticPropsType } from "astro";
import { languages } from "#contract/languages.ts";
import { hasScreenIn } from "#contract/routes.ts";
import { calculatorProps } from "#site/screens/pricing/calculator-props.ts";

export const getStaticPaths = () =>
  languages
    .filter((language) => hasScreenIn("pricing", language))
    .map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(calculatorProps(props.language));
