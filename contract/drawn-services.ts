/** The services with a screen of their own, where they are on offer; the others share one, `site/screens/plain-service`. */
export const drawnServices = ["websites", "automation", "cro", "design", "social"] as const;

export type DrawnService = (typeof drawnServices)[number];
