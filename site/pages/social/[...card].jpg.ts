import { readdir, readFile } from "node:fs/promises";
import type { APIRoute, InferGetStaticPropsType } from "astro";
import { pathOf } from "#contract/routes/addresses.ts";
import { screenName } from "#contract/routes/screen-name.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { type SitePage, sitePages } from "#site/content/pages/site-pages.ts";
import { socialCard } from "#site/feeds/social-card.ts";
import { urlOf } from "#site/head/page-head.ts";
import { parentOf } from "#site/head/parent-screen.ts";
import { socialCardPath } from "#site/head/social-image.ts";

export async function getStaticPaths() {
  const pages = await sitePages();
  return Promise.all(
    pages.map(async (page) => ({
      params: { card: socialCardPath(page.path).replace(/^\/social\/|\.jpg$/g, "") },
      props: {
        language: page.language,
        title: page.title,
        section: sectionOf(page),
        address: readAddress(page),
        cover: await coverOf(page),
      },
    })),
  );
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await socialCard(props)), { headers: { "content-type": "image/jpeg" } });

function sectionOf({ route, language }: SitePage): string | undefined {
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
function readAddress({ route, path, language }: SitePage): string {
  const shortUrl = (of: string) => urlOf(of).replace(/^https?:\/\/|\/$/g, "");
  const parent = parentOf(route);
  return shortUrl(path).length > longest && parent ? shortUrl(pathOf(parent, language)) : shortUrl(path);
}
