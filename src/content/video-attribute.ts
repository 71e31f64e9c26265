/** Marks the place of a film of another site; its value is the address of the player. */
export const videoAttribute = "data-video";

/** Whether a text shows a film of another site. */
export function hasVideo(html: string): boolean {
  return html.includes(`${videoAttribute}="`);
}
