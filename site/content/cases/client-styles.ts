import type { Case } from "#site/content/cases/cases.ts";
import { luminanceOf } from "#site/content/contrast.ts";

/**
 * Places in a client's colours: the case's own page, the link to it at the end of another case, its tile in the list, by
 * its slug, and a card of prices.
 */
export type ClientPlace = "case" | "next" | "card" | `tile-${string}`;

/** How bright pictures are at night: `cover-picture.module.css`. */
const night = 88;

/**
 * The client's two colours as `--client` and `--on-client`. At night tiles and cards are as dark as pictures are, and dark
 * words on them darker. On a case's page the ground is the darker of the two: where that is the day's, as dark as the
 * picture, which grows out of it; otherwise deeper still.
 */
export function clientStyles(place: ClientPlace, client: Pick<Case, "colours"> | undefined): string {
  if (!client?.colours) return "";
  const { ground, text } = client.colours;
  const [deep, light] = [ground, text].sort((a, b) => luminanceOf(a) - luminanceOf(b));
  const rule = (front: string, back: string) =>
    `[data-client="${place}"]{--client:${back};--on-client:${front}}`;
  const dim = `color-mix(in srgb,${ground} ${night}%,#000)`;
  const [front, back] =
    deep === ground
      ? [text, dim]
      : place.startsWith("tile-") || place === "card"
        ? [`color-mix(in srgb,${text} 60%,#000)`, dim]
        : [light ?? text, `color-mix(in oklab,${deep} 60%,var(--paper))`];
  return `${rule(text, ground)}@media (prefers-color-scheme:dark){${rule(front, back)}}`;
}
