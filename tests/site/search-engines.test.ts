import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { day } from "#contract/formats/milliseconds.ts";
import { formatMoney } from "#contract/formats/money.ts";
import { languages } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { serviceAreas, site } from "#data/contract/facts/site.ts";
import { firstCurrency } from "#data/contract/languages/currencies.ts";
import { maxSocialCardBytes } from "#site/feeds/social-card.ts";
import { type BuiltPage, builtFiles, builtFolder, builtPages, metaOf } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";

const pages = await builtPages();
const read = (file: string) => readFile(join(builtFolder, file));
const pathIn = (address: string) => decodeURI(new URL(address, site.url).pathname);
const fileAt = (address: string) => pathIn(address).slice(1);

const addressOf = (path: string) => new URL(path, site.url).href;

/** What search engines index: indexable pages under their canonical address. */
const listed = pages.filter(
  (page) => !metaOf(page, "robots").startsWith("noindex") && page.canonical === page.path,
);
const listedPaths = new Set(listed.map(({ path }) => path));

describe("sitemap.xml", async () => {
  const entries = parse((await read("sitemap.xml")).toString()).querySelectorAll("url");
  const textOf = (entry: (typeof entries)[number], tag: string) => entry.querySelector(tag)?.text;

  test("lists every indexable page once, with the same translations, and nothing else", () => {
    const pairs = (links: typeof entries) =>
      links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
    const found = entries.map(
      (entry) => [pathIn(textOf(entry, "loc") ?? ""), pairs(entry.querySelectorAll("xhtml\\:link"))] as const,
    );
    expect(new Map(found)).toEqual(
      new Map(
        listed.map(({ path, document }) => [
          path,
          pairs(document.querySelectorAll('link[rel="alternate"][hreflang]')),
        ]),
      ),
    );
    expect(found).toHaveLength(listed.length);
  });
});

describe("well-known files", () => {
  test("robots.txt allows everyone and names the sitemap", async () => {
    const robots = (await read("robots.txt")).toString();
    expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    expect(robots).not.toMatch(/^Disallow: \/$/m);
  });

  test("security.txt names its own address, and expires within a year", async () => {
    const text = (await read(".well-known/security.txt")).toString();
    expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`);
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const left = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(365 * day);
  });
});

type Node = Record<string, unknown>;

function graphOf({ document, path }: BuiltPage): Node[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts, path).toHaveLength(1);
  const graph = JSON.parse(scripts[0]?.textContent ?? "");
  expect(graph["@context"]).toBe("https://schema.org");
  return graph["@graph"];
}

/** Every object in a value, at any depth. */
function objectsIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Node, ...inside];
}

describe("structured data", () => {
  test("of every page names it and its breadcrumb trail", async () => {
    await holdsFor(listed, (page) => {
      const graph = graphOf(page);
      const webPage = graph.find((node) => node["@type"] === "WebPage");
      expect(webPage).toMatchObject({
        url: addressOf(page.canonical),
        description: metaOf(page, "description"),
      });
      const trail = graph.find((node) => node["@type"] === "BreadcrumbList");
      expect(trail === undefined).toBe(page.path === pathOf("home", page.language));
      const crumbs = (trail?.["itemListElement"] ?? []) as { position: number; item: string }[];
      expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
      for (const { item } of crumbs) expect(listedPaths.has(pathIn(item)), item).toBe(true);
      if (trail) expect(crumbs.at(-1)?.item).toBe(addressOf(page.canonical));
    });
  });

  test("contains no ratings of the agency and no FAQ", () => {
    const types = listed.flatMap((page) => objectsIn(graphOf(page))).map((object) => object["@type"]);
    expect(types.filter((type) => /Rating|Review|FAQPage|Question/.test(String(type)))).toEqual([]);
  });

  test("describes one agency: the same telephone in every language, and whom to call in each", () => {
    const described = listed.flatMap((page) =>
      objectsIn(graphOf(page)).filter(
        ({ "@id": id, telephone }) => id === `${site.url}/#organization` && telephone,
      ),
    );
    expect(new Set(described.map(({ telephone }) => telephone)).size).toBe(1);
    const contacts = objectsIn(described).filter((one) => one["@type"] === "ContactPoint");
    expect(new Set(contacts.flatMap(({ availableLanguage }) => availableLanguage))).toEqual(
      new Set(languages),
    );
  });

  test("names as served all that the footer names", () => {
    for (const page of listed) {
      const [first] = objectsIn(graphOf(page)).filter(({ areaServed }) => areaServed);
      if (!first) continue;
      for (const { name } of objectsIn(first["areaServed"]))
        if (name) expect(page.document.querySelector("#footer")?.text, page.path).toContain(name);
      expect(objectsIn(first["areaServed"])).toHaveLength(serviceAreas[page.language].length);
    }
  });

  test("contains only prices that the page shows", () => {
    for (const page of listed) {
      for (const offer of objectsIn(graphOf(page)).filter(({ priceCurrency }) => priceCurrency)) {
        const price = formatMoney(Number(offer["price"]), firstCurrency, page.language);
        expect(page.document.querySelector("main")?.text, page.path).toContain(price);
      }
    }
  });
});

test("nothing that leaves a page holds characters that nobody sees, and its texts only those that say where lines break", async () => {
  const texts = (await builtFiles()).filter((file) => /\.(html|md|xml|txt|json|vcf)$/.test(file));
  await holdsFor(
    texts.map((path) => ({ path })),
    async ({ path }) => {
      const text = await readFile(join(builtFolder, path), "utf8");
      const [head = ""] = /^.*?<\/head>/s.exec(text) ?? [];
      const leaves = path.endsWith(".html") ? `${head}${text.match(/ (href|id|name)="[^"]*"/g)}` : text;
      expect(leaves.match(/[\u00ad\u200b\u2060\ufeff].{0,20}/u)?.[0]).toBeUndefined();
      expect(text.match(/[\u200b\ufeff].{0,20}/u)?.[0]).toBeUndefined();
    },
  );
});

describe("heads", () => {
  test("announce a social card of its size, and each listed page its own", async () => {
    const pictures = listed.map((page) => metaOf(page, "og:image"));
    expect(new Set(pictures).size).toBe(pictures.length);
    await holdsFor(pages, async (page) => {
      const address = metaOf(page, "og:image");
      expect(address.startsWith(`${site.url}/`)).toBe(true);
      expect(metaOf(page, "og:image:alt")).not.toBe("");
      const picture = await read(fileAt(address));
      const { width, height, format } = await sharp(picture).metadata();
      expect([String(width), String(height), `image/${format}`]).toEqual([
        metaOf(page, "og:image:width"),
        metaOf(page, "og:image:height"),
        metaOf(page, "og:image:type"),
      ]);
      expect(picture.length).toBeLessThanOrEqual(maxSocialCardBytes);
    });
  });
});
