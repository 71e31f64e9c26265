import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { encodeAddress, plainAddress, plainPath, shortPath } from "#contract/formats/url-paths.ts";
import { createRedirectLookup } from "#leads/server/files/redirect-lookup.ts";
import { nginxMaps } from "#site/build/nginx-maps.ts";
import { nginxVariables } from "#tests/support/nginx-variables.ts";

const moved = new Map(
  [
    ["/old/*", "/new/*"],
    ["/old/shop/*", "https://shop.example/"],
    ["/plain/*", "/contact#form"],
    ["/alt-größe/*", "/größe/*"],
    ["/index.php", "/services"],
    ["/index.php?page=12", "/prices#total"],
    ["/index.php?page=12&lang=en", "/en/prices?from=old"],
    ["/a.b(c)+d", "/one"],
    ['/quote"d\\', "/two"],
    ["/kept", "/three?from=old#part"],
    ["/costs", "/us$prices"],
  ].map(([from = "", to = ""]) => [plainAddress(from), to]),
);

const variableOf = nginxVariables(nginxMaps([], moved));
const movedTo = (address: string) => variableOf("$moved_to", address);

test.each([
  "/old",
  "/old/",
  "/old/a/b?x=1",
  "/OLD/A%20b",
  "/older",
  "/old/shop",
  "/old/shop/x",
  "/plain",
  "/plain/x/y",
  "/alt-gr%C3%B6%C3%9Fe/x",
  "/index.php",
  "/index.php?x=1",
  "/index.php?page=12",
  "/index.php?lang=en&page=12",
  "/index.php?page=12&utm_source=mail",
  "/index.php?utm_source=mail&page=12&utm_medium=link",
  "/index.php?utm_source=mail&lang=en&page=12",
  "/index.php?page=123",
  "/index.php/",
  "/a.b(c)+d",
  "/axb(c)+d",
  "/quote%22d%5C",
  "/kept",
  "/kept.html",
  "/kept?x=1",
  "/costs/index.html",
  "/nowhere",
])("nginx leads %s on as the server does", (address) => {
  const [path = "", query = ""] = address.split("?");
  const target = createRedirectLookup(moved)(shortPath(plainPath(path)), query);
  expect(movedTo(address)).toBe(target === null ? "" : encodeAddress(target).replaceAll("$", "%24"));
});

test("no earlier address leads to another host or ends a header", () => {
  const open = nginxVariables(nginxMaps([], new Map([["/old/*", "/*"]])));
  for (const rest of ["//evil.example", "/\\evil.example"]) expect(open("$moved_to", `/old${rest}`)).toBe("");
  expect(open("$moved_to", "/old/a%0D%0Ab")).toBe("/a%0D%0Ab");
});

test("sizes come before the first map, and hold the longest address", () => {
  const long = `/${"ä".repeat(300)}`;
  const text = nginxMaps([], new Map([[long, "/"]]));
  const [, size] = /^[\s\S]*?map_hash_bucket_size (\d+);[\s\S]*?\nmap /.exec(text) ?? [];
  expect(text.indexOf("map_hash_bucket_size")).toBeLessThan(text.indexOf("\nmap "));
  expect(Number(size)).toBeGreaterThan(Buffer.byteLength(long) + 16);
});

test("the service hears nothing that a visitor says of addresses", async () => {
  for (const name of ["nginx-static.conf", "nginx-proxy.conf"]) {
    const places = (await readFile(`deploy/${name}`, "utf8")).split("proxy_pass").slice(1);
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) expect(place).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
  }
});
