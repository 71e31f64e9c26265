import type { Sink } from "#site/measurement/measure.ts";

/** Where each service that the site itself tells of visits takes reports, below the service's address. */
export const collectorPaths = {
  // https://developer.matomo.org/api-reference/tracking-api
  matomo: "/matomo.php",
  // https://plausible.io/docs/events-api
  plausible: "/api/event",
  // https://docs.umami.is/docs/api/sending-stats
  umami: "/api/send",
} as const;

type CollectorKey = keyof typeof collectorPaths;

export function isCollector(key: string): key is CollectorKey {
  return Object.hasOwn(collectorPaths, key);
}

/** Writes the body of a report; without a content type of its own, so that browsers send no CORS preflight. */
type Report = (id: string, name: Parameters<Sink>[0]) => BodyInit;

const page = () => ({ url: location.href, referrer: document.referrer });

const reports: Record<CollectorKey, Report> = {
  matomo: (id, name) => {
    const { url, referrer } = page();
    const visit = { idsite: id, rec: "1", send_image: "0", url, urlref: referrer };
    const seen = name === "page_view" ? { action_name: document.title } : { e_c: "site", e_a: name };
    return new URLSearchParams({ ...visit, ...seen });
  },
  plausible: (id, name) =>
    JSON.stringify({ ...page(), domain: id, name: name === "page_view" ? "pageview" : name }),
  umami: (id, name) => {
    const visit = { ...page(), website: id, hostname: location.hostname, title: document.title };
    return JSON.stringify({ type: "event", payload: name === "page_view" ? visit : { ...visit, name } });
  },
};

/** Tells a service of the page view and of events. Nothing of it is loaded, and it stores nothing on the device. */
export function startCollector(key: CollectorKey, id: string, address: string): { sink: Sink } {
  const sink: Sink = (name) => {
    const body = reports[key](id, name);
    // A report that does not arrive is not worth an error.
    fetch(address + collectorPaths[key], {
      method: "POST",
      mode: "no-cors",
      credentials: "omit",
      keepalive: true,
      body,
    }).catch(() => {});
  };
  sink("page_view");
  return { sink };
}
