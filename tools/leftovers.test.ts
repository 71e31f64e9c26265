import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { buildFolder, siteFolder } from "#contract/site-folder.ts";
import { newFolder } from "#tests/support/temporary-files.ts";
import { findLeftovers } from "#tools/leftovers.ts";

let project: string;
beforeEach(async () => {
  project = await newFolder();
});

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(project, name)), { recursive: true });
  await writeFile(join(project, name), text);
}

/** Contradictions depend on `site.yaml` of this repository. */
const found = async () => (await findLeftovers(project)).filter(({ kind }) => kind !== "Contradictory");
const places = async () => (await found()).map(({ place }) => place);

test("what the sample says is named where it is written, comments aside, before anything is built", async () => {
  await write(`${siteFolder}/site.yaml`, "# mail@orvane.example\nstreet: 1 rue de l’Exemple\n");
  await write(`${siteFolder}/brand/mark.svg`, '<svg>\n<path d="M10 14h12v4H10z"/>\n</svg>');
  await write(`${siteFolder}/cases/one/facts.yaml`, "order: 1\nsample: true\n");
  await write(`${siteFolder}/people/ana/portrait.html`, "<svg></svg>");
  await write(`${siteFolder}/people/rui/portrait.html`, "<svg></svg>");
  await write(`${siteFolder}/people/rui/portrait.jpg`, "");
  expect(await places()).toEqual([
    `${siteFolder}/site.yaml:2`,
    `${siteFolder}/brand/mark.svg:2`,
    `${siteFolder}/cases/one/facts.yaml:2`,
    `${siteFolder}/people/ana/portrait.html`,
  ]);
});

test("of what is built, only what the built site shows is named, with the line to change or the built file", async () => {
  await write(`${siteFolder}/copy/xx/about.yaml`, "address: /about\nlead: Nora Favre draws in Orvane.\n");
  await write(`${buildFolder}/site/about.html`, "<p>Nora Favre, Nora Favre</p>");
  await write(`${buildFolder}/site/feed.xml`, "<author>Nora Favre</author>");
  await write(`${buildFolder}/site/card.vcf`, "URL:https://agency.example/");
  expect(await places()).toEqual([`${siteFolder}/copy/xx/about.yaml:2`, `${buildFolder}/site/card.vcf`]);
  expect((await found())[0]?.what).toContain("shown in 2 files");
});

test("a title that search engines cut off is named once, in the file of its page, an article's is not", async () => {
  const title = `Bakeries and their ${"long ".repeat(12)}`;
  const page = (type: string) =>
    `<head><title>${title}</title><meta property="og:type" content="${type}"></head>`;
  await write(`${siteFolder}/articles/one/text.xx.md`, title);
  await write(
    `${siteFolder}/copy/xx/about.yaml`,
    `address: /about\nalso:\n  - /us\nseo:\n  title: ${title}\n`,
  );
  await write(`${buildFolder}/site/about.html`, page("website"));
  await write(`${buildFolder}/site/us.html`, page("website"));
  await write(`${buildFolder}/site/article.html`, page("article"));
  expect(await found()).toEqual([
    expect.objectContaining({
      place: `${siteFolder}/copy/xx/about.yaml:5`,
      what: expect.stringMatching(/^title of 79 letters, 60 are shown/),
    }),
  ]);
});
