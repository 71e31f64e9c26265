/** The invented shop in which visitors try the assistant. Its words are in `assistant.yaml`; prices are in the first currency of a language's pages. */
export const bakery = {
  week: { opens: "06:30", closes: "19:00" },
  sunday: { opens: "07:00", closes: "13:00" },
  prices: {
    baguette: 1.2,
    sourdough: 6.8,
    rye: 5.2,
    roll: 0.6,
    croissant: 1.3,
    chocolate: 1.5,
    brioche: 4.8,
    coffee: 2,
    tea: 2.2,
    birthday: 4.5,
    tiered: 6.5,
    depositAbove: 150,
    deliveryFrom: 60,
    delivery: 8,
    voucherSmall: 10,
    voucherLarge: 20,
  },
  /** Guests that the smallest birthday cake is for, and from how many on there are tiered ones. */
  guests: { birthday: 8, tiered: 20 },
  keepToday: "10:00",
  keepTomorrow: "18:00",
  /** The next open slots for a tasting. */
  slots: [
    { day: "Th", time: "17:00" },
    { day: "Fr", time: "10:00" },
    { day: "Sa", time: "09:00" },
  ],
  /** When the owner reads what the assistant has noted. */
  report: "06:30",
} as const;
