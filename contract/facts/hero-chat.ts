/** The sample conversation on the home page: when the visitor asks, and what the calendar then says. */
export const heroChat = {
  asked: "22:41",
  slots: { price: "10:00", start: "09:30", mistakes: "09:00" },
} as const;
