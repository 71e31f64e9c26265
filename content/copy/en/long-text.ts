import type { longText as contract } from "#content/copy/fr/long-text.ts";

/** Words that the build adds to articles and cases: around footnotes and videos. */
export const longText: typeof contract = {
  notes: {
    title: "Notes",
    back: (number) => `Back to note ${number} in the text`,
  },
  video: {
    show: "Show the video",
    warning: (host) =>
      `A click loads ${host}, which then sees your IP address and may set cookies. Nothing is loaded before.`,
  },
};
