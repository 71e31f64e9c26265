/**
 * `npm test` holds a promise once, where a fault of it would most likely show; `npm run test:release`, with
 * `BREADTH=all`, on every page, in every language and width, and of every kind.
 */
export const isBroad = process.env["BREADTH"] === "all";
