import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { buildFolder, siteFolder } from "#data/contract/reader/site-folder.ts";
import { newFolder } from "#tests/support/temporary-files.ts";
import { sampleLeftovers } from "#tools/sample-leftovers.ts";
import { findUnfinished } from "#tools/unfinished.ts";
import { vanishedAddresses, writeAddresses } from "#tools/vanished-addresses.ts";

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
    'days: [Mo, Tu]\n# mail@example.com\nurl: https://example.com\nstreet: "[your street]"\nphone: +44 20 7946 0123\nmobile: 6 apples\n',
  );
  await write(
    `${siteFolder}/copy/xx/home.yaml`,
    'title: "Bread: [where?]"\nalso: ["/a", "/b"]\n# draft: read\nquoted: Somebody says “[what?]”\nblock: >\n  In [which town?]\n',
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
    `${siteFolder}/copy/xx/home.yaml:4`,
    `${siteFolder}/copy/xx/home.yaml:5`,
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
      what: expect.stringMatching(/^title of 79 characters, 60 are shown/),
    }),
  ]);
});

test("what a site has from the sample is named by value, what the starter gives everybody is not", async () => {
  const sentence = "You tell us about the shop for an hour, and we write it down.";
  const common = "A person reads and answers every message, whatever the budget is.";
  await write("sample/copy/en/home.yaml", `lead: ${sentence}\nnote: ${common}\n`);
  await write("starter/copy/en/home.yaml", `note: ${common}\n`);
  const translated = "Eine Person liest und beantwortet jede Nachricht, wie groß auch das Budget ist.";
  await write("sample/copy/de/home.yaml", `note: ${translated}\n`);
  await write("mine/copy/de/home.yaml", `note: ${translated}\n`);
  await write("sample/site.yaml", "vat: FR00000000000\n");
  await write("starter/site.yaml", 'vat: ""\n');
  await write("sample/services/websites/page.svg", "<svg><title>Stred</title></svg>");
  await write(
    "mine/copy/xx/about.yaml",
    `a: ${common}\nb: "${sentence}"\nc: Another sentence that has more than eight words of its own\n`,
  );
  await write("mine/site.yaml", "brand: Mine\nvat: FR00000000000\n");
  await write("mine/services/websites/page.svg", "<svg><title>Stred</title></svg>");
  expect(sampleLeftovers(project, "mine").map(({ place }) => place)).toEqual([
    "mine/services/websites/page.svg",
    "mine/site.yaml:2",
    "mine/copy/xx/about.yaml:2",
  ]);
});

test("copy whose picture is missing is named where it stands, and no longer once it is there", async () => {
  await write(`${siteFolder}/copy/xx/websites.yaml`, "name: Sites\nanatomy:\n  title: What we see to\n");
  await write(`${siteFolder}/copy/xx/design.yaml`, "specimen:\n  title: One logo\n");
  expect(await found()).toEqual([
    {
      kind: "To be written",
      place: `${siteFolder}/copy/xx/websites.yaml:2`,
      what: expect.stringContaining("services/websites/page.jpg of 1600 × 1520 pixels"),
    },
    {
      kind: "To be written",
      place: `${siteFolder}/copy/xx/design.yaml:1`,
      what: expect.stringContaining("services/design/web.svg, services/design/print.svg"),
    },
  ]);
  await write(`${siteFolder}/services/websites/page-xx.png`, "");
  for (const medium of ["web", "print", "social", "vehicle", "shopfront"])
    await write(`${siteFolder}/services/design/${medium}.svg`, "");
  expect(await found()).toEqual([]);
});

test("an address that an earlier build had and nothing answers is named with the line to write", async () => {
  const page = (build: string, name: string) => write(`${build}/site${name}.html`, "<html></html>");
  const sitemap = (build: string, ...paths: string[]) =>
    write(`${build}/site/sitemap.xml`, paths.map((path) => `<loc>https://a.example${path}</loc>`).join(""));
  const contact = pathOf("contact", defaultLanguage);
  await sitemap("first", "/", contact, "/gone");
  writeAddresses(join(project, "first"), null);
  await sitemap("second", "/", contact);
  for (const name of ["/index", contact]) await page("second", name);
  writeAddresses(join(project, "second"), join(project, "first"));
  await sitemap("third", "/");
  await page("third", "/index");
  writeAddresses(join(project, "third"), join(project, "second"));
  expect(vanishedAddresses(join(project, "second")).map(({ line }) => line)).toEqual(["/gone: home"]);
  expect(
    vanishedAddresses(join(project, "third"))
      .map(({ line }) => line)
      .toSorted(),
  ).toEqual([`${contact}: ${defaultLanguage}/contact`, "/gone: home"].toSorted());
});
