import type { ConsentChoice } from "#site/measurement/choice.ts";
import type { Sink } from "#site/measurement/measure.ts";
import { loadScript, trustScripts } from "#site/measurement/trusted-scripts.ts";

declare global {
  interface Window {
    /** The queue that gtag.js reads, first in, first out. */
    dataLayer?: unknown[];
  }
}

const library = "https://www.googletagmanager.com/gtag/";

/** Longest lifetime of analytics cookies; at most as long as a choice lasts. */
export const analyticsCookieDays = 180;

/** Basic consent mode: nothing is loaded before consent, and the signals are set before anything is sent. */
export function startAnalytics(id: string, { measurement, marketing }: ConsentChoice) {
  window.dataLayer ??= [];
  const queue = window.dataLayer;
  // gtag.js recognises commands by being an Arguments object.
  function gtag(..._command: unknown[]): void {
    queue.push(arguments);
  }
  const signal = (granted: boolean) => (granted ? "granted" : "denied");
  const signals = (ads: boolean, analytics: boolean) => ({
    ad_storage: signal(ads),
    ad_user_data: signal(ads),
    ad_personalization: signal(ads),
    analytics_storage: signal(analytics),
  });

  gtag("consent", "default", signals(false, false));
  gtag("consent", "update", signals(marketing, measurement));
  gtag("js", new Date());
  gtag("config", id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: marketing,
    cookie_expires: analyticsCookieDays * 24 * 60 * 60,
    cookie_flags: "SameSite=Lax;Secure",
  });
  gtag("event", "page_view");

  trustScripts(library);
  const script = loadScript(`${library}js?id=${id}`);
  const sink: Sink = (name) => gtag("event", name);
  return {
    script,
    sink,
    update: (granted: ConsentChoice) => gtag("consent", "update", signals(granted.marketing, true)),
  };
}

/** Stops the loaded analytics from sending anything more. */
export function stopAnalytics(id: string): void {
  Object.assign(window, { [`ga-disable-${id}`]: true });
}
