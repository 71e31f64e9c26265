import type { Sink } from "#site/measurement/measure.ts";
import { loadScript, trustScripts } from "#site/measurement/trusted-scripts.ts";

/** The stub that fbevents.js takes over; queues commands until then. */
interface Pixel {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: (...command: unknown[]) => void;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

const library = "https://connect.facebook.net/";

/** Starts the ads pixel, counts the page view, then whatever is passed to the sink. */
export function startPixel(id: string) {
  const queued = (...command: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command);
    else pixel.queue.push(command);
  };
  const pixel: Pixel = Object.assign(queued, {
    queue: [],
    push: queued,
    loaded: true,
    version: "2.0",
    // The search page puts the query into its address; that must not count as another page view.
    disablePushState: true,
  });
  window.fbq = pixel;
  window._fbq = pixel;

  // Otherwise the pixel would report clicks and form labels automatically.
  pixel("set", "autoConfig", false, id);
  pixel("init", id);
  pixel("track", "PageView");

  trustScripts(library);
  const script = loadScript(`${library}en_US/fbevents.js`);
  const sink: Sink = (name) => pixel("trackCustom", name);
  return { script, sink };
}

/** Stops the loaded pixel from sending anything more. */
export function stopPixel(): void {
  window.fbq?.("consent", "revoke");
}
