import { site } from "#site.config.ts";
import { defaultLanguage, languages } from "#src/languages.ts";

/** Headers for a path; a trailing `*` matches anything. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Path prefix of the contact service, wherever the pages are hosted. */
const calls = "/functions/";

/** Address of the contact service when a host serves the pages; set by SERVER_ORIGIN at build time. */
const server = process.env["SERVER_ORIGIN"] || `https://api.${new URL(site.url).hostname}`;

const name = site.brand.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** Languages with a folder of their own, each with a 404 page. */
const folders = languages.filter((language) => language !== defaultLanguage);

/** Requirements of a container: a volume for the leads, and the address of the host's proxy. */
const container = {
  port: 3000,
  volume: "/data",
  environment: { TRUST_PROXY: "uniquelocal", ORVANE_COMMAND: "orvane" },
  secrets: ["SMTP_URL", "ALARM_TO"],
} as const;

/**
 * Configuration files for hosts, by name, all generated from the same rules; `docs/scaling.md` explains how
 * to use each.
 */
export function hostFiles(rules: readonly HeaderRule[]): Readonly<Record<string, string>> {
  return {
    "netlify.toml": netlify(),
    "vercel.json": json(vercel(rules)),
    "wrangler.jsonc": json(cloudflare()),
    "cloudflare-worker.js": cloudflareWorker,
    "fly.toml": fly(),
    "render.yaml": render(),
  };
}

/** Headers come from `_headers` in the built files. */
function netlify(): string {
  const redirect = (from: string, to: string, status: number, more = "") =>
    `[[redirects]]\nfrom = "${from}"\nto = "${to}"\nstatus = ${status}\n${more}`;
  return [
    `[build]\ncommand = "npm run build"\npublish = "build/site"\n`,
    `[build.environment]\nNODE_VERSION = "24"\n`,
    redirect(`${calls}*`, `${server}${calls}:splat`, 200, "force = true\n"),
    ...folders.map((folder) => redirect(`/${folder}/*`, `/${folder}/404`, 404)),
  ].join("\n");
}

/** Supports a single 404 page, that of the default language. */
function vercel(rules: readonly HeaderRule[]) {
  return {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: "npm run build",
    outputDirectory: "build/site",
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path, headers }) => ({
      source: path.replace(/\*$/, "(.*)"),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    rewrites: [{ source: `${calls}:path*`, destination: `${server}${calls}:path*` }],
  };
}

/** Headers come from `_headers` in the built files; the nearest 404 page is shown. */
function cloudflare() {
  return {
    name,
    main: "cloudflare-worker.js",
    compatibility_date: "2026-11-01",
    assets: {
      directory: "../site",
      binding: "ASSETS",
      html_handling: "drop-trailing-slash",
      not_found_handling: "404-page",
      run_worker_first: [`${calls}*`],
    },
    vars: { SERVER: server },
  };
}

const cloudflareWorker = `/** Passes calls on to the contact service; everything else is a file. */
export default {
  async fetch(request, env) {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith("${calls}")) return env.ASSETS.fetch(request);
    const headers = new Headers(request.headers);
    headers.set("x-forwarded-for", request.headers.get("cf-connecting-ip") ?? "");
    const { method, body } = request;
    return fetch(new URL(pathname + search, env.SERVER), {
      method,
      headers,
      body,
      duplex: "half",
      // A form without scripts is answered by a redirect, which is the visitor's to follow.
      redirect: "manual",
    });
  },
};
`;

function fly(): string {
  const { port, volume, environment, secrets } = container;
  return `# fly launch --copy-config --no-deploy, then: fly secrets set ${secrets.map((key) => `${key}=…`).join(" ")}
app = "${name}"
primary_region = "cdg"

[build]
dockerfile = "Dockerfile"

[env]
${Object.entries(environment)
  .map(([key, value]) => `${key} = "${value}"`)
  .join("\n")}

[[mounts]]
source = "leads"
destination = "${volume}"

[http_service]
internal_port = ${port}
force_https = true
auto_stop_machines = "off"
min_machines_running = 1

[[http_service.checks]]
method = "GET"
path = "/ready"
interval = "15s"
timeout = "5s"
grace_period = "10s"
`;
}

function render(): string {
  const { port, volume, environment, secrets } = container;
  const settings = { PORT: String(port), ...environment };
  return `services:
  - type: web
    name: ${name}
    runtime: docker
    dockerfilePath: ./Dockerfile
    healthCheckPath: /ready
    numInstances: 1
    disk:
      name: leads
      mountPath: ${volume}
      sizeGB: 1
    envVars:
${Object.entries(settings)
  .map(([key, value]) => `      - key: ${key}\n        value: "${value}"`)
  .join("\n")}
${secrets.map((key) => `      - key: ${key}\n        sync: false`).join("\n")}
`;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
