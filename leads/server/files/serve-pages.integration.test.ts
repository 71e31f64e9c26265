import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages/languages.ts";
import { addressesOf, pathOf } from "#contract/routes/addresses.ts";
import { readSiteFiles } from "#leads/server/files/site-files.ts";
import { freshApp, restartApp, server } from "#tests/support/fresh-app.ts";
import { servedFiles } from "#tests/support/served-files.ts";
import { newFolder } from "#tests/support/temporary-files.ts";
import { secondLanguage, thirdLanguage } from "#tests/support/test-languages.ts";

freshApp();

const redirects = new Map([
  ["/old-contact.html", "/contact-us"],
  ["/blog/old-post", "/prices#total"],
  ["/shop", "https://shop.example/?from=old"],
  ["/%C3%BCber%20uns", "/de/%C3%BCber uns?a=1"],
  ["/größe", "/contact-us"],
  ["/index.php?page=12", "/contact-us"],
  ["/index.php?page=12&lang=en", "/prices#total"],
  ["/index.php", "/services"],
  ["/magazine/*", "/blog/*"],
  ["/magazine/old/*", "https://archive.example/*"],
]);

describe("pages", () => {
  beforeEach(() => restartApp({ redirects }));

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  test.each([
    ["/SERVICES?q=A", "/services?q=A"],
    [`/${secondLanguage}/`, `/${secondLanguage}`],
    [`${pathOf("contact", secondLanguage).toUpperCase()}/`, pathOf("contact", secondLanguage)],
    ["/services.html", "/services"],
  ])("redirect %s permanently to %s", async (url, canonical) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe(canonical);
  });

  test.each([
    ["/old-contact.html", "/contact-us"],
    ["/Old-Contact/?from=ad", "/contact-us?from=ad"],
    ["/blog/old-post?from=ad", "/prices?from=ad#total"],
    ["/shop?from=ad&utm_source=x", "https://shop.example/?from=old&utm_source=x"],
    ["/%C3%BCber%20uns?b=2", "/de/%C3%BCber%20uns?a=1&b=2"],
    ["/u%CC%88ber%20uns/", "/de/%C3%BCber%20uns?a=1"],
    ["/GR%C3%96%C3%9FE", "/contact-us"],
    ["/index.php?page=12&from=ad", "/contact-us?from=ad"],
    ["/Index.php?from=ad&lang=en&page=12", "/prices?from=ad#total"],
    ["/index.php?page=1", "/services?page=1"],
    ["/magazine", "/blog"],
    ["/magazine/Bread/2019/?a=1", "/blog/Bread/2019?a=1"],
    ["/magazine/old/Bread", "https://archive.example/Bread"],
  ])("lead from the earlier address %s to %s for good", async (url, target) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(target);
  });

  test("send a file under every spelling of its name", async () => {
    const folder = await newFolder();
    await writeFile(join(folder, "Größe 100%, A?.pdf".normalize("NFD")), "x");
    await writeFile(join(folder, "größe.txt"), "x");
    await restartApp({ files: readSiteFiles(folder) });
    for (const name of ["Gr%C3%B6%C3%9Fe%20100%25%2C%20A%3F.pdf", "Gro%CC%88%C3%9Fe%20100%25,%20A%3f.pdf"])
      expect((await get(`/${name}`)).statusCode, name).toBe(200);
    expect((await get("/GR%C3%96%C3%9FE.txt")).headers.location).toBe("/gr%C3%B6%C3%9Fe.txt");
  });

  test.each([
    ["article", "blog"],
    ["case", "portfolio"],
    ["trade", "services"],
  ] as const)("redirect an unknown %s to its list, %s", async (entry, list) => {
    for (const { path, language } of addressesOf(entry)) {
      const answer = await get(`${path.replace("{slug}", "unknown")}/?utm_source=newsletter`);
      expect(answer.statusCode, path).toBe(302);
      const lists = addressesOf(list).filter((address) => address.language === language);
      expect(lists.map((address) => `${address.path}?utm_source=newsletter`)).toContain(
        answer.headers.location,
      );
    }
  });

  test.each([
    ["/nowhere", defaultLanguage],
    [`/${secondLanguage}/nowhere`, secondLanguage],
    [`/${thirdLanguage.toUpperCase()}/Nowhere`, thirdLanguage],
    ["/services.html.br", defaultLanguage],
    ["/nul%00", defaultLanguage],
    [`/${secondLanguage}/blog/%F0`, secondLanguage],
  ])("answer the unknown %s with a 404 page in the address's language", async (url, language) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(`<html lang="${language}"`);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test.each([
    ["/services", defaultLanguage],
    [`/${secondLanguage}/crash`, secondLanguage],
  ])("show an error page in the address's language: %s", async (url, language) => {
    const failing = {
      get: (path: string) => {
        if (path.endsWith("500")) return servedFiles.get(path);
        throw new Error("zoe@example.org broke it");
      },
    };
    await restartApp({ files: failing });
    const answer = await server.app.inject({ url });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain("Unexpected Application Error!");
    expect(answer.body).toContain(`<html lang="${language}"`);
    expect(server.log.join("")).not.toContain("zoe@");
  });
});

test("a client that requests a large file and does not read it is disconnected", async () => {
  await server.app.close();
  const folder = await newFolder();
  await writeFile(join(folder, "film.mp4"), Buffer.alloc(64 * 1024 * 1024));
  await restartApp({
    files: readSiteFiles(folder),
    timeouts: { request: 5_000, headers: 5_000, check: 100, keepAlive: 5_000, idle: 300 },
  });
  const address = await server.app.listen({ host: "127.0.0.1", port: 0 });
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.pause();
  socket.on("error", () => {});
  socket.write("GET /film.mp4 HTTP/1.1\r\nhost: x\r\n\r\n");
  const connections = () =>
    new Promise((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
  socket.destroy();
});
