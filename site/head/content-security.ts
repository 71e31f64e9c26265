import type { Policy } from "#contract/serving/security-headers.ts";
import { site } from "#data/contract/facts/site.ts";
import { embeddedCalendar } from "#data/site/content/facts/consent-services.ts";
import { collectorPaths } from "#site/measurement/collectors.ts";

/** What a page loads and runs, as far as its policy has to list it. */
export interface PageNeeds {
  /** Hashes of the page's inline scripts, such as `'sha256-…'`. */
  scripts: string[];
  styles: string[];
  embedsCalendar: boolean;
  /** Whether it is the editor, which talks to the host of the repository. */
  isEditor: boolean;
}

const self = "'self'";
const none = "'none'";

const { service, analyticsId, address, pixelId } = site.measurement;
const usesGoogle = analyticsId !== "" && service === "google";

const googleHosts = ["https://www.googletagmanager.com", "https://*.google-analytics.com"];

interface Sources {
  scripts?: string[];
  connects: string[];
  images?: string[];
}

/** Third parties for measurement; none if the id is empty. */
const services: Sources[] = [];
if (usesGoogle) {
  // Google's own list: https://developers.google.com/tag-platform/security/guides/csp
  const scripts = ["https://www.googletagmanager.com/gtag/"];
  services.push({ scripts, connects: googleHosts, images: googleHosts });
} else if (analyticsId !== "" && service !== "google") {
  services.push({ connects: [address + collectorPaths[service]] });
}
if (pixelId !== "") {
  const host = "https://connect.facebook.net";
  const pixelHosts = ["https://www.facebook.com"];
  services.push({
    scripts: [`${host}/en_US/fbevents.js`, `${host}/signals/`],
    connects: pixelHosts,
    images: pixelHosts,
  });
}

/** Origin of the contact endpoint, if that is another host. */
const endpoint = new URL(site.contactEndpoint, site.url).origin;
const endpoints = endpoint === new URL(site.url).origin ? [] : [endpoint];

const repositoryHosts = {
  github: ["https://api.github.com", "https://*.githubusercontent.com"],
  gitlab: ["https://gitlab.com"],
  gitea: ["https://gitea.com"],
};

/** Policy of the editor: its styles are written as it runs, and pictures are shown before they are saved. */
const editorPolicy: Policy = {
  "default-src": [none],
  "script-src": [self],
  "style-src": [self, "'unsafe-inline'"],
  "img-src": [self, "data:", "blob:", "https:"],
  "font-src": [self, "data:"],
  "media-src": [self, "blob:"],
  "connect-src": [
    self,
    "data:",
    "blob:",
    ...(site.editor.address ? [site.editor.address] : repositoryHosts[site.editor.service]),
  ],
  "frame-src": [self],
  "worker-src": [self, "blob:"],
  "form-action": [self],
  "base-uri": [none],
  "frame-ancestors": [none],
};

/** Policy of one page: everything not listed is forbidden. */
export function pagePolicy({ scripts, styles, embedsCalendar, isEditor }: PageNeeds): Policy {
  if (isEditor) return editorPolicy;
  const frames = embedsCalendar && embeddedCalendar ? [new URL(embeddedCalendar.url).origin] : [];
  return {
    "default-src": [none],
    "script-src": [self, ...scripts, ...services.flatMap(({ scripts = [] }) => scripts)],
    "style-src": styles.length > 0 ? styles : [none],
    "img-src": [self, "data:", ...services.flatMap(({ images = [] }) => images)],
    "font-src": [self],
    "media-src": [self],
    "connect-src": [self, ...endpoints, ...services.flatMap(({ connects }) => connects)],
    "frame-src": frames.length > 0 ? frames : [none],
    "form-action": [self, ...endpoints],
    "base-uri": [none],
    "frame-ancestors": [none],
    "require-trusted-types-for": ["'script'"],
    // `default` checks script URLs (site/measurement/trusted-scripts.ts); gtag.js creates `goog#html`.
    "trusted-types": ["default", ...(usesGoogle ? ["goog#html"] : [])],
  };
}
