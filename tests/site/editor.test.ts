import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { languages } from "#contract/languages/languages.ts";
import { yamlIn } from "#contract/reader/content-file.ts";
import { copyFileName } from "#contract/reader/copy-files.ts";
import { hasPage } from "#contract/routes/addresses.ts";
import { type SlugRouteKey, screens } from "#contract/routes/screens.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { editorConfiguration } from "#site/editor/configuration.ts";
import { readEntry, writeEntry } from "#site/editor/format.ts";
import { startJourney } from "#tests/support/journey.ts";
import { project } from "#tests/support/project-copy.ts";

const { newVisitor, site } = await startJourney();
const configuration = editorConfiguration();

/** The files of the site that the editor opens, with their fields. */
const files = configuration.collections
  .flatMap(({ files, ...collection }) => files ?? [collection])
  .flatMap(({ fields = [], file, folder, path = "", i18n, extension }) => {
    const pattern =
      file ?? `${folder}/${path.replace("{{slug}}", "*")}${i18n ? ".{{locale}}" : ""}.${extension}`;
    const locales = typeof i18n === "object" ? i18n.locales : [];
    return globSync(pattern.replace("{{locale}}", `{${locales.join()},}`)).map((name) => ({ name, fields }));
  });

const textOf = (name: string) => readFileSync(name, "utf8");

test("the CMS finds no error in what the editor tells it", async () => {
  const visitor = await newVisitor({ bypassCSP: true });
  // It asks for its fonts, and how its hosts are.
  await visitor.route(
    ({ href }) => !href.startsWith(site.url),
    (route) => route.abort(),
  );
  const page = await visitor.newPage();
  await page.goto(`${site.url}/robots.txt`);
  await page.evaluate(() => Object.assign(window, { CMS_MANUAL_INIT: true }));
  await page.addScriptTag({
    path: join(project, "node_modules/@sveltia/cms/dist/sveltia-cms.js"),
  });
  await page.evaluate((config) => Reflect.get(window, "CMS").init({ config }), { ...configuration });
  await page
    .getByText(/Work with Local Repository|errors in the CMS configuration/)
    .first()
    .waitFor();
  expect(await page.locator("body").textContent()).not.toContain("errors in the CMS configuration");
});

test("the editor opens everything that the site shows", () => {
  const inLanguages = `{${languages.join()},}`;
  const paths = globSync([
    `${siteFolder}/{site,redirects,facts/*,{articles,cases,people,trades}/*/*}.yaml`,
    `${siteFolder}/{copy/${inLanguages}/*.yaml,{articles,cases,legal}/*/text.${inLanguages}.md}`,
  ]);
  const opened = new Set(files.map(({ name }) => name));
  expect(paths.filter((name) => isShown(name) && !opened.has(name))).toEqual([]);
});

test("pages stand in the order in which the site lists its screens, and before what several of them share", () => {
  const listed = configuration.collections.find(({ name }) => name === "pages")?.files ?? [];
  const positions = listed.map(({ name }) => screens.findIndex(({ key }) => copyFileName(key) === name));
  const ofScreens = positions.filter((position) => position >= 0);
  expect(ofScreens.length).toBeGreaterThan(5);
  expect(positions.slice(0, ofScreens.length)).toEqual(ofScreens.toSorted((one, other) => one - other));
});

test("every key of a file that says something has its field", () => {
  for (const { name, fields } of files) {
    if (fields[0]?.name === "wholeFile") continue;
    const content: object = parse(yamlIn(textOf(name))) ?? {};
    const keys = Object.entries(content).flatMap(([key, value]) =>
      JSON.stringify(value) === "{}" ? [] : [key],
    );
    expect(
      fields.map((field) => field.name),
      name,
    ).toEqual(expect.arrayContaining(keys));
  }
});

test("what is opened and saved stays as it is, to the letter", () => {
  for (const { name, fields } of files)
    expect(writeEntry(readEntry(textOf(name), fields), fields), name).toBe(textOf(name));
});

/**
 * Whether a page shows what is written in a file: articles, cases and trades have none in a language without their
 * list.
 */
function isShown(name: string): boolean {
  const [, kind = ""] = name.replace(siteFolder, "").split("/");
  const routes: Record<string, SlugRouteKey> = { articles: "article", cases: "case", trades: "trade" };
  const route = routes[kind];
  const [, language] = basename(name).split(".").toReversed();
  return (
    !route ||
    languages.some((one) => (name.includes("/text.") ? one === language : true) && hasPage(route, one))
  );
}
