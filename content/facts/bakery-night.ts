/** The night shown on the home page's board: what happens when, in a sample bakery. */
export const bakeryNight = {
  asked: "22:41",
  answered: "22:41",
  quoted: "22:44",
  booked: "22:47",
  opened: "06:30",
} as const;

/** How long the assistant takes to reply that night, in seconds. */
export const bakeryReplySeconds = 18;
