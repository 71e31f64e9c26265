/** Where each service that the site itself tells of visits takes reports, below the service's address. */
export const collectorPaths = {
  // https://developer.matomo.org/api-reference/tracking-api
  matomo: "/matomo.php",
  // https://plausible.io/docs/events-api
  plausible: "/api/event",
  // https://docs.umami.is/docs/api/sending-stats
  umami: "/api/send",
} as const;

export type CollectorKey = keyof typeof collectorPaths;
