import { clientPageSize } from "#src/content/client-page-size.ts";
import { type Picture, pictureOf } from "#src/content/pictures.ts";
import type { Language } from "#src/languages.ts";

const files = import.meta.glob<string>("/content/services/websites/page-*.{avif,webp}", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

const page = "content/services/websites/page";

/** The example of a client's page, in this language if there is one; an owner would use a screenshot. */
export function clientPage(language: Language): Picture {
  const own = `${page}-${language}`;
  const isThere = Object.keys(files).some((file) => file.startsWith(`/${own}-`));
  return pictureOf(isThere ? own : page, clientPageSize, files);
}
