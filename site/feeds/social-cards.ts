import { readdir, readFile } from "node:fs/promises";
import { screenName } from "#contract/copy/screen-name.ts";
import { type Language, languages } from "#contract/languages.ts";
import { pathOf } from "#contract/routes.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { type SitePage, sitePages } from "#site/content/site-pages.ts";
import { parentOf } from "#site/head/breadcrumbs.ts";
import { urlOf } from "#site/head/page-head.ts";
import { socialCardPath } from "#site/head/social-image.ts";

/** Social cards of all pages in all languages, for `getStaticPaths` of `[...card].jpg`. */
export async function socialCards() {
  const pages = await sitePages();
  return Promise.all(
    pages.flatMap((page) =>
      languages.filter((language) => page.paths[language]).map((language) => cardOf(page, language)),
    ),
  );
}

async function cardOf(page: SitePage, language: Language) {
  const path = page.paths[language];
  return {
    params: { card: socialCardPath(path).replace(/^\/social\/|\.jpg$/g, "") },
    props: {
      language,
      title: page.title[language],
      section: sectionOf(page, language),
      address: readAddress(path, page, language),
      cover: await coverOf(page),
    },
  };
}

function sectionOf({ route }: SitePage, language: Language): string | undefined {
  const parent = parentOf(route);
  return parent && parent !== "home" ? screenName(parent, language) : undefined;
}

async function coverOf({ route, key }: SitePage): Promise<Buffer | undefined> {
  if (route !== "case") return undefined;
  const folder = `${siteFolder}/cases/${key}`;
  const photograph = (await readdir(folder)).find((name) => /^cover\.(jpe?g|png|webp|avif)$/.test(name));
  return readFile(`${folder}/${photograph ?? "cover-1200.avif"}`);
}

/** Maximum number of characters that fit on a card. */
const longest = 52;

/** Readable address of a page, or of its section if the page's own is too long. */
function readAddress(path: string, { route }: SitePage, language: Language): string {
  const written = (of: string) => urlOf(of).replace(/^https?:\/\/|\/$/g, "");
  const parent = parentOf(route);
  return written(path).length > longest && parent ? written(pathOf(parent, language)) : written(path);
}
