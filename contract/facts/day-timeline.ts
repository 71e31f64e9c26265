/** The three shifts of an owner’s day on the vision page: when each begins. */
export const dayTimeline = { morning: "06:00", afternoon: "13:00", evening: "20:00" } as const;
