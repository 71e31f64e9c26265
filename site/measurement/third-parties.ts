import { startAnalytics, stopAnalytics } from "#site/measurement/analytics.ts";
import type { ConsentChoice } from "#site/measurement/choice.ts";
import { isCollector, startCollector } from "#site/measurement/collectors.ts";
import { type Sink, sinks } from "#site/measurement/measure.ts";
import type { PageSettings } from "#site/measurement/page-settings.ts";
import { startPixel, stopPixel } from "#site/measurement/pixel.ts";
import { editorKey } from "#site/measurement/storage-keys.ts";

interface Started {
  script?: HTMLScriptElement;
  sink: Sink;
  /** Tells Google of a wider choice. */
  update?(granted: ConsentChoice): void;
}

let analytics: Started | undefined;
let pixel: Started | undefined;

/**
 * Starts what a choice allows. Each page counts one view, however often the visitor returns to it by the back button.
 */
export async function startThirdParties(choice: ConsentChoice, settings: PageSettings): Promise<void> {
  await whenShown();
  // In development nothing leaves the machine.
  if (import.meta.env.DEV || holdsEditorToken()) return;
  if (choice.measurement && settings.analytics) {
    const [id = "", service = "", address = ""] = settings.analytics.split(" ");
    if (analytics) analytics.update?.(choice);
    else if (isCollector(service)) analytics = startCollector(service, id, address);
    else analytics = startAnalytics(id, choice);
    sinks.add(analytics.sink);
  }
  if (choice.marketing && settings.pixel) {
    pixel ??= startPixel(settings.pixel);
    sinks.add(pixel.sink);
  }
}

/** Whether a service's script could read what writes to the site's repository. */
function holdsEditorToken(): boolean {
  try {
    return localStorage.getItem(editorKey) !== null;
  } catch {
    // Where storage is denied, it holds nothing.
    return false;
  }
}

/** Detaches the services from the page: removes their scripts and sends them no more events. */
export function detachThirdParties(): void {
  for (const { script, sink } of [analytics, pixel].filter((started) => started !== undefined)) {
    script?.remove();
    sinks.delete(sink);
  }
}

/** Detaches the services for good, when consent is withdrawn. */
export function stopThirdParties(settings: PageSettings): void {
  detachThirdParties();
  if (settings.analytics) stopAnalytics(settings.analytics);
  stopPixel();
}

/** Waits until a prerendered page is actually shown. */
async function whenShown(): Promise<void> {
  if (!("prerendering" in document && document.prerendering)) return;
  await new Promise((resolve) => document.addEventListener("prerenderingchange", resolve, { once: true }));
}

/** Cookies and stored values that analytics and the pixel leave behind. */
const traces = /^(_ga|_gid$|_gat|_gac_|_gcl_|_dc_gtm_|_fbp$|_fbc$|lastExternalReferrer)/;

/** Deletes everything that measurement has stored, on every domain it may have used. */
export function eraseTraces(): void {
  const labels = location.hostname.split(".");
  const hosts = ["", ...labels.map((_, position) => labels.slice(position).join("."))];
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (!traces.test(name)) continue;
    for (const host of hosts) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API would have the reload wait for each
      document.cookie = `${name}=; Max-Age=0; Path=/${host && `; Domain=${host}`}`;
    }
  }
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (traces.test(key)) storage.removeItem(key);
  }
}
