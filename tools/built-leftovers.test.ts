import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { builtLeftovers, tooLong } from "#tools/built-leftovers.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "built-leftovers-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
}

const found = () => builtLeftovers(folder, join(folder, "build"));

test("what stands in the built site is counted, with the line to change", async () => {
  await write("content/copy/xx/about.yaml", "address: /about\nlead: Nora Favre draws.\n");
  await write("build/about.html", "<p>Nora Favre, Nora Favre</p>");
  await write("build/feed.xml", "<author>Nora Favre</author>");
  const [finding, ...others] = await found();
  expect(others).toEqual([]);
  expect(finding?.place).toBe("content/copy/xx/about.yaml:2");
  expect(finding?.what).toContain("3 times in 2 files");
});

test("what no text has is named by its built file", async () => {
  await write("build/card.vcf", "URL:https://agency.example/");
  expect((await found()).map(({ place }) => place)).toEqual(["build/site/card.vcf"]);
});

test("a site with nothing of the sample's has nothing left", async () => {
  await write("content/copy/xx/about.yaml", "lead: Nora Favre draws.\n");
  await write("build/index.html", "<p>Maré Alta, Lisboa, +351 21 000 00 00</p>");
  expect(await found()).toEqual([]);
});

test("a title that search engines cut off is named where it is written, an article's is not", async () => {
  const title = `Bakeries and their ${"long ".repeat(12)}`;
  const page = (type: string) =>
    `<head><title>${title}</title><meta property="og:type" content="${type}"></head>`;
  await write("content/copy/xx/about.yaml", `seo:\n  title: ${title}\n`);
  await write("build/about.html", page("website"));
  await write("build/article.html", page("article"));
  const [finding, ...others] = await tooLong(folder, join(folder, "build"));
  expect(others).toEqual([]);
  expect(finding?.place).toBe("content/copy/xx/about.yaml:2");
  expect(finding?.what).toMatch(/^title of 79 letters, 60 are shown/);
});
