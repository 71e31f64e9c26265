import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readSiteFiles } from "#server/site-files.ts";

const folder = mkdtempSync(join(tmpdir(), "site-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

mkdirSync(join(folder, "social"));
for (const name of ["index.html", "services.html", "services.md", "feed.json", "social/home.jpg"]) {
  writeFileSync(join(folder, name), name);
}
const files = readSiteFiles(folder);

test("a Markdown version is kept out of search results, its page is not", () => {
  expect(files.get("/services.md")?.headers).toEqual({ "x-robots-tag": "noindex" });
  expect(files.get("/services")?.headers).toEqual({});
});

test("a social picture may be shown on other sites", () => {
  expect(files.get("/social/home.jpg")?.headers).toEqual({ "cross-origin-resource-policy": "cross-origin" });
});

test("a JSON feed is served as one", () => {
  expect(files.get("/feed.json")?.type).toBe("application/feed+json; charset=utf-8");
});
