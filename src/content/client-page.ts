import { clientPageSize } from "#src/content/client-page-size.ts";
import { type Picture, pictureOf } from "#src/content/pictures.ts";

const files = import.meta.glob<string>("/content/services/websites/page-*.{avif,webp}", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

/** The example of a client's page: drawn for the sample; an owner would use a screenshot. */
export const clientPage: Picture = pictureOf("content/services/websites/page", clientPageSize, files);
