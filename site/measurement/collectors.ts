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

export type CollectorKey = keyof typeof collectorPaths;

/** Writes the body of a report; without a content type of its own, so that browsers send no CORS preflight. */
type Report = (id: string, event: Parameters<Sink>[0]) => BodyInit;

const page = () => ({ url: location.href, referrer: document.referrer });

const reports: Record<CollectorKey, Report> = {
  matomo: (id, { name, parameters }) => {
    const { url, referrer } = page();
    const visit = { idsite: id, rec: "1", send_image: "0", url, urlref: referrer };
    if (name === "page_view") return new URLSearchParams({ ...visit, action_name: document.title });
    const value = parameters ? { e_v: String(parameters.value), e_n: parameters.currency } : {};
    return new URLSearchParams({ ...visit, e_c: "site", e_a: name, ...value });
  },
  plausible: (id, { name, parameters }) =>
    JSON.stringify({
      ...page(),
      domain: id,
      name: name === "page_view" ? "pageview" : name,
      props: parameters,
    }),
  umami: (id, { name, parameters }) => {
    const visit = { ...page(), website: id, hostname: location.hostname, title: document.title };
    const payload = name === "page_view" ? visit : { ...visit, name, data: parameters };
    return JSON.stringify({ type: "event", payload });
  },
};

/** Tells a service of the page view and of events. Nothing of it is loaded, and it stores nothing on the device. */
export function startCollector(key: CollectorKey, id: string, address: string): { sink: Sink } {
  const sink: Sink = (event) => {
    const body = reports[key](id, event);
    // A report that does not arrive is not worth an error.
    fetch(address + collectorPaths[key], {
      method: "POST",
      mode: "no-cors",
      credentials: "omit",
      keepalive: true,
      body,
    }).catch(() => {});
  };
  sink({ name: "page_view" });
  return { sink };
}
