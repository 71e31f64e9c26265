import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { buildFolder, siteFolder } from "#data/contract/reader/site-folder.ts";
import { newFolder } from "#tests/support/temporary-files.ts";
import { findUnfinished } from "#tools/unfinished.ts";

let project: string;
beforeEach(async () => {
  project = await newFolder();
});

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(project, name)), { recursive: true });
  await writeFile(join(project, name), text);
}

/** Contradictions depend on `site.yaml` of this repository. */
const found = async () => (await findUnfinished(project)).filter(({ kind }) => kind !== "Contradictory");
const places = async () => (await found()).map(({ place }) => place);

test("what somebody has to write is named where it stands, lists, links and comments aside", async () => {
  await write(
    `${siteFolder}/site.yaml`,
    'days: [Mo, Tu]\n# mail@example.com\nurl: https://example.com\nstreet: "[your street]"\nphone: +44 20 7946 0123\n',
  );
  await write(
    `${siteFolder}/copy/xx/home.yaml`,
    'title: "Bread: [where?]"\nalso: ["/a", "/b"]\n# draft: read\n',
  );
  await write(
    `${siteFolder}/legal/imprint/text.xx.md`,
    "[Us](/us) and [them][1]\n\n[1]: /them\n\n[what holds here]\n",
  );
  await write(`${siteFolder}/cases/one/facts.yaml`, "order: 1\nsample: true\n");
  await write(`${siteFolder}/people/ana/portrait.html`, "<svg></svg>");
  await write(`${siteFolder}/people/rui/portrait.html`, "<svg></svg>");
  await write(`${siteFolder}/people/rui/portrait.jpg`, "");
  expect((await places()).toSorted()).toEqual([
    `${siteFolder}/cases/one/facts.yaml:2`,
    `${siteFolder}/copy/xx/home.yaml:1`,
    `${siteFolder}/copy/xx/home.yaml:3`,
    `${siteFolder}/legal/imprint/text.xx.md:5`,
    `${siteFolder}/people/ana/portrait.html`,
    ...[3, 4, 5].map((line) => `${siteFolder}/site.yaml:${line}`),
  ]);
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
