import { defineMiddleware } from "astro:middleware";
import { keepTogether } from "#contract/formats/no-break.ts";

/** Keeps in one piece what a line of a page must not part. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  const keep = (part: string) => (part.startsWith("<") ? part : keepTogether(part));
  return new Response((await response.text()).replace(parts, keep), response);
});

/** Elements are only allowed between tags; elsewhere, and in what a script renders again, text stays plain. */
const parts =
  /<(head|script|style|select|textarea|svg|code|(?:astro|page)-island)\b.*?<\/\1>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+/gs;
