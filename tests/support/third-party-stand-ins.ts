import type { Page } from "playwright-core";
import { site } from "#data/contract/facts/site.ts";
import { embeddedCalendar } from "#data/site/content/facts/consent-services.ts";

/** Where visits are counted by Matomo, Plausible or Umami. */
const collector = URL.parse(site.measurement.address);
const calendarAddress = URL.parse(embeddedCalendar?.url ?? "");

/** Requests to third parties, and what the stand-ins received. */
export interface ThirdPartyTraffic {
  /** Every request that left the site, in order. */
  requests: URL[];
  /** Commands sent to web analytics, such as `["event", "call_click"]`. */
  analytics(): Promise<unknown[][]>;
  /** Commands sent to the pixel. */
  pixel(): Promise<unknown[][]>;
}

/** Sets the cookies and values that the real services set. */
const googleTag = `
  document.cookie = "_ga=GA1.1.1.1; Path=/; Max-Age=3600";
  document.cookie = "_ga_XXXXXXXXXX=GS1.1.1; Path=/; Max-Age=3600";
  localStorage.setItem("_gcl_ls", "1");
  fetch("https://www.google-analytics.com/g/collect?v=2", { method: "POST", mode: "no-cors" });
`;
const metaPixel = `
  document.cookie = "_fbp=fb.1.1.1; Path=/; Max-Age=3600";
  window.fbqLog = [];
  fbq.callMethod = (...command) => fbqLog.push(command);
  fbq.queue.splice(0).forEach((command) => fbqLog.push([...command]));
  // The real library adds its settings as a script of its own, by a plain string.
  const settings = document.createElement("script");
  settings.src = "https://connect.facebook.net/signals/config/000000000000000";
  document.head.append(settings);
  new Image().src = "https://www.facebook.com/tr/?id=000000000000000&ev=PageView";
`;

/** A fake calendar that reports when it is ready and, on a click, a booking, as Calendly's does. */
const calendar = `<!doctype html><html lang="en"><title>Calendar</title><button>Book</button><script>
  const say = (event) => parent.postMessage({ event, payload: {} }, "*");
  say("calendly.event_type_viewed");
  document.querySelector("button").onclick = () => { say("calendly.event_scheduled"); say("calendly.event_scheduled"); };
</script>`;

/** Answers every request to another host; unknown hosts are unreachable. */
export async function standInForThirdParties(page: Page, siteUrl: string): Promise<ThirdPartyTraffic> {
  const requests: URL[] = [];
  const script = (body: string) => ({ contentType: "text/javascript", body });
  await page.context().route(
    (address) => address.origin !== siteUrl && address.protocol.startsWith("http"),
    async (route) => {
      const address = new URL(route.request().url());
      requests.push(address);
      const place = address.host + address.pathname;
      if (place === "www.googletagmanager.com/gtag/js") return route.fulfill(script(googleTag));
      if (place === "connect.facebook.net/en_US/fbevents.js") return route.fulfill(script(metaPixel));
      if (place.startsWith("connect.facebook.net/signals/")) return route.fulfill(script(""));
      if (calendarAddress && place === calendarAddress.host + calendarAddress.pathname) {
        return route.fulfill({ contentType: "text/html", body: calendar });
      }
      if (address.origin === collector?.origin) return route.fulfill({ status: 202 });
      if (/^www\.(facebook|google-analytics)\.com$/.test(address.host)) return route.fulfill({ status: 204 });
      return route.abort();
    },
  );
  return {
    requests,
    analytics: () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)),
      ),
    pixel: () => page.evaluate(() => (Reflect.get(window, "fbqLog") as unknown[][] | undefined) ?? []),
  };
}
