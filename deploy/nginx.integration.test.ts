import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile, realpath, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encodeAddress } from "#contract/formats/url-paths.ts";
import type { ServingRules } from "#contract/serving/serving-rules.ts";
import { nginxMaps } from "#site/build/nginx-maps.ts";
import { builtFiles, builtFolder, builtPages } from "#tests/support/built-site.ts";
import { freePort } from "#tests/support/free-port.ts";
import { headerRules, headersAt } from "#tests/support/header-rules.ts";
import { holdsFor } from "#tests/support/holds-for.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

const hasNginx = spawnSync("nginx", ["-v"]).status === 0;
const rules = headerRules(await readFile(join(builtFolder, "_headers"), "utf8"));
const built: ServingRules = JSON.parse(await readFile(join(builtFolder, "../headers.json"), "utf8"));

/** A service that says what reached it. */
const service = createServer((request, response) => {
  response.writeHead(200, { "content-security-policy": "default-src 'self'" });
  response.end(JSON.stringify(request.headers));
});
const started: ChildProcess[] = [];

beforeAll(async () => {
  await once(service.listen(0, "127.0.0.1"), "listening");
});
afterAll(async () => {
  for (const server of started) if (server.kill("SIGQUIT")) await once(server, "exit");
  service.close();
});

/** nginx with one of the examples, on this build and with these maps. */
async function startNginx(example: string, maps: string): Promise<string> {
  const folder = await newFolder();
  const port = await freePort();
  await writeFile(join(folder, "maps.conf"), maps);
  const site = (await readFile(join(import.meta.dirname, example), "utf8"))
    .replace(/listen 80;/g, `listen 127.0.0.1:${port};`)
    .replace("/opt/orvane/build/nginx.conf", join(folder, "maps.conf"))
    .replace("/opt/orvane/build/site", await realpath(builtFolder))
    .replaceAll("orvane.example", "127.0.0.1")
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${(service.address() as AddressInfo).port}`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  await writeFile(
    join(folder, "nginx.conf"),
    [
      `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn; events { }`,
      "http { include /etc/nginx/mime.types; access_log off;",
      ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
      site,
      "}",
    ].join("\n"),
  );
  const words = ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")];
  const { status, stderr } = spawnSync("nginx", ["-t", ...words], { encoding: "utf8" });
  expect({ status, warnings: stderr.match(/\[(warn|emerg)\].*/g) }).toEqual({ status: 0, warnings: null });
  const server = spawn("nginx", words, { stdio: "ignore" });
  started.push(server);
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  return url;
}

const ask = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { redirect: "manual", headers: { ...headers, connection: "close" } });

describe.skipIf(!hasNginx)("nginx", () => {
  test("serves every page and file with the headers of static hosts", async () => {
    const url = await startNginx(
      "nginx-static.conf",
      await readFile(join(builtFolder, "../nginx.conf"), "utf8"),
    );
    const files = (await builtFiles()).filter((name) => !/^_(headers|redirects)$|\.(br|gz|html)$/.test(name));
    const expected = [...(await builtPages()), ...files.map((name) => ({ path: `/${name}` }))];
    await holdsFor(expected, async ({ path }) => {
      const answer = await ask(url + encodeURI(path));
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
      for (const [name, value] of Object.entries(headersAt(rules, path))) {
        // Static hosts join what several rules say, nginx says the last.
        if (name !== "Content-Type")
          expect(`, ${value}`.endsWith(`, ${answer.headers.get(name)}`), name).toBe(true);
      }
    });
    const typeOf = async (path: string) => (await ask(url + path)).headers.get("content-type");
    const card = files.find((name) => name.endsWith(".vcf"));
    expect(await typeOf(`/${card}`)).toBe("text/vcard; charset=utf-8");
    expect(await typeOf("/speculation-rules.json")).toBe("application/speculationrules+json");
    expect((await ask(`${url}/_headers`)).status).toBe(404);

    for (const [from, to] of Object.entries(built.redirects)) {
      const answer = await ask(url + encodeAddress(from));
      expect([from, answer.status]).toEqual([from, 301]);
      expect(new URL(answer.headers.get("location") ?? "").pathname).toBe(
        new URL(encodeAddress(to), url).pathname,
      );
    }
    const missing = await ask(`${url}/en/nowhere`);
    expect([missing.status, await missing.text()]).toEqual([
      404,
      await readFile(join(builtFolder, "en/404.html"), "utf8"),
    ]);
  });

  test("leads on what is below an earlier address, and what a query names", async () => {
    const moved = new Map([
      ["/old/*", "/new/*"],
      ["/alt-größe/*", "/contact#form"],
      ["/index.php?page=12", "/tarifs#total"],
    ]);
    const url = await startNginx("nginx-static.conf", nginxMaps(rules, moved));
    const leadsTo = async (path: string) =>
      (await ask(url + path)).headers.get("location")?.replace(/^http:\/\/[^/]+/, "");
    expect(await leadsTo("/old/a%20b/%C3%A9?x=1")).toBe("/new/a%20b/%C3%A9?x=1");
    expect(await leadsTo("/alt-gr%c3%b6%c3%9fe/x?y=1")).toBe("/contact?y=1#form");
    expect(await leadsTo("/index.php?a=b&page=12")).toBe("/tarifs#total");
    expect((await ask(`${url}/old/a%0d%0aset-cookie:x`)).headers.get("set-cookie")).toBeNull();
  });

  test.each(["nginx-static.conf", "nginx-proxy.conf"])(
    "with %s tells the service whom it serves, and keeps its headers",
    async (example) => {
      const url = await startNginx(example, await readFile(join(builtFolder, "../nginx.conf"), "utf8"));
      const answer = await ask(`${url}/functions/v1/desk`, { "x-forwarded-for": "192.0.2.1" });
      expect(answer.headers.get("content-security-policy")).toBe("default-src 'self'");
      expect(await answer.json()).toMatchObject({
        "x-forwarded-for": "127.0.0.1",
        "x-forwarded-proto": "http",
      });
    },
  );
});
