import { recordOf } from "#contract/reader/records.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { type IdentityMedium, identityMedia } from "#data/site/content/facts/media.ts";
import { type Drawing, readDrawing } from "#site/content/svg-drawing.ts";

const files = import.meta.glob<string>("@content/services/design/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const fileOf = (medium: string) => `${siteFolder}/services/design/${medium}.svg`;

/** The logo on each medium, as the site has it drawn; null where one is missing. */
export const specimenDrawings: Record<IdentityMedium, Drawing> | null = identityMedia.every(
  (medium) => files[`/${fileOf(medium)}`] !== undefined,
)
  ? recordOf(identityMedia, (medium) => readDrawing(fileOf(medium), files[`/${fileOf(medium)}`] ?? ""))
  : null;
