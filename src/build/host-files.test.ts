import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { parse as parseToml } from "smol-toml";
import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { contactPath } from "#server/contact-endpoint.ts";
import { readyPath } from "#server/readiness.ts";
import { hostFiles } from "#src/build/host-files.ts";
import { defaultLanguage, languages } from "#src/languages.ts";

const rules = [
  { path: "/*", headers: { "X-Content-Type-Options": "nosniff", "Speculation-Rules": '"/rules.json"' } },
  { path: "/_astro/*", headers: { "Cache-Control": "public" } },
  { path: "/rules.json", headers: { "Content-Type": "application/speculationrules+json" } },
];
const files = hostFiles(rules);
const fileOf = (name: string) => files[name] ?? "";
const folders = languages.filter((language) => language !== defaultLanguage);

test("Netlify forwards the contact endpoint and shows the 404 page in the address's language", () => {
  const { redirects, build } = parseToml(fileOf("netlify.toml"));
  expect(build).toMatchObject({ publish: "build/site" });
  expect(redirects).toEqual([
    {
      from: "/functions/*",
      to: expect.stringMatching(/^https:\/\/[^/]+\/functions\/:splat$/),
      status: 200,
      force: true,
    },
    ...folders.map((folder) => ({ from: `/${folder}/*`, to: `/${folder}/404`, status: 404 })),
  ]);
});

test("Vercel sends the same headers as the others, and forwards the contact endpoint", () => {
  const { headers, rewrites, cleanUrls, trailingSlash } = JSON.parse(fileOf("vercel.json"));
  expect({ cleanUrls, trailingSlash }).toEqual({ cleanUrls: true, trailingSlash: false });
  const sent = headers.map(
    ({ source, headers: list }: { source: string; headers: { key: string; value: string }[] }) => ({
      path: source.replace("(.*)", "*"),
      headers: Object.fromEntries(list.map(({ key, value }) => [key, value])),
    }),
  );
  expect(sent).toEqual(rules);
  expect(rewrites).toEqual([
    {
      source: "/functions/:path*",
      destination: expect.stringMatching(/^https:\/\/[^/]+\/functions\/:path\*$/),
    },
  ]);
});

describe("Cloudflare's worker", () => {
  test("handles the contact endpoint only; unknown files get the nearest 404 page", () => {
    const { assets, main, vars } = JSON.parse(fileOf("wrangler.jsonc"));
    expect(Object.keys(files)).toContain(main);
    expect(assets).toMatchObject({ run_worker_first: ["/functions/*"], not_found_handling: "404-page" });
    expect(new URL(vars.SERVER).protocol).toBe("https:");
  });

  test("forwards a form unchanged with the visitor's address, and returns the response unchanged", async () => {
    const folder = await mkdtemp(join(tmpdir(), "worker-"));
    const file = join(folder, "worker.mjs");
    await writeFile(file, fileOf("cloudflare-worker.js"));
    const { default: worker } = await import(/* @vite-ignore */ pathToFileURL(file).href);

    const arrived: { method?: string; url?: string; headers: IncomingMessage["headers"]; body: string }[] =
      [];
    const server = createServer(async (request, response) => {
      const { method, url, headers } = request;
      arrived.push({ headers, body: await text(request), ...(method && { method }), ...(url && { url }) });
      response.writeHead(303, { location: "/merci" }).end();
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const environment = {
      SERVER: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
      ASSETS: { fetch: async () => new Response("a file") },
    };

    const form = new Request(`https://orvane.example${contactPath}?x=1`, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://orvane.example",
        "cf-connecting-ip": "203.0.113.9",
        "x-forwarded-for": "198.51.100.1",
      },
      body: "name=Zo%C3%AB",
    });
    const answer: Response = await worker.fetch(form, environment);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/merci"]);
    expect(arrived).toMatchObject([
      {
        ...{ method: "POST", url: `${contactPath}?x=1`, body: "name=Zo%C3%AB" },
        headers: { origin: "https://orvane.example", "x-forwarded-for": "203.0.113.9" },
      },
    ]);
    const page: Response = await worker.fetch(new Request("https://orvane.example/en"), environment);
    expect(await page.text()).toBe("a file");
    expect(arrived).toHaveLength(1);
    server.close();
    await rm(folder, { recursive: true });
  });
});

test("Fly and Render store leads on a volume and check readiness", () => {
  const fly = parseToml(fileOf("fly.toml"));
  expect(fly).toMatchObject({
    env: { TRUST_PROXY: "uniquelocal" },
    mounts: [{ destination: "/data" }],
    http_service: { internal_port: 3000, checks: [{ path: readyPath }] },
  });
  const { services } = parseYaml(fileOf("render.yaml"));
  expect(services).toMatchObject([
    { disk: { mountPath: "/data" }, healthCheckPath: readyPath, runtime: "docker" },
  ]);
  expect(services[0].envVars).toContainEqual({ key: "PORT", value: "3000" });
  expect(services[0].envVars).toContainEqual({ key: "SMTP_URL", sync: false });
});
