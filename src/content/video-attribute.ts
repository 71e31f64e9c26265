/** Attribute that marks a video from another site; its value is the URL of the player. */
export const videoAttribute = "data-video";

/** Whether a text contains a video from another site. */
export function hasVideo(html: string): boolean {
  return html.includes(`${videoAttribute}="`);
}
