import { defineMiddleware } from "astro:middleware";
import { finishPage } from "#site/formats/finish-page.ts";
import { firstAmounts } from "#site/formats/written-amounts.ts";

/** Writes the prices that sentences mark: on pages in every currency, in feeds and data in the first. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  const type = response.headers.get("content-type") ?? "";
  if (!/text|json|xml/.test(type)) return response;
  const write = type.startsWith("text/html") ? finishPage : firstAmounts;
  return new Response(write(await response.text()), response);
});
