/** The five services, in the order the site names them. */
export const serviceKeys = ["websites", "automation", "cro", "design", "social"] as const;

export type ServiceKey = (typeof serviceKeys)[number];
