import { stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { hreflangsOf, languages } from "#contract/languages/languages.ts";
import { addressesOf, pathOf } from "#contract/routes/addresses.ts";
import { screens } from "#contract/routes/screens.ts";
import { site } from "#data/contract/facts/site.ts";
import { hasCurrencyChoice } from "#data/contract/languages/currencies.ts";
import { hasLanguageChoice } from "#data/contract/languages/language-settings.ts";
import { currencyKey, formTextKey, preferenceKey } from "#site/measurement/storage-keys.ts";
import { builtFiles, builtFolder, builtPages } from "#tests/support/built-site.ts";
import { byteBudgets } from "#tests/support/byte-budgets.ts";
import { holdsFor } from "#tests/support/holds-for.ts";

/** Content that may follow: an article's text. */
const later = "main article[data-article] [data-article-text]";

const pages = await builtPages();
/** Every page once: its further addresses have the same HTML. */
const own = pages.filter(({ path, canonical }) => canonical === path);
const files = new Set(await builtFiles());
const byPath = new Map(pages.map((page) => [page.path, page]));

/** Pages that grow with what the agency sells and has made. */
const lists = new Set(
  (["portfolio", "pricing", "blog"] as const).flatMap(addressesOf).map(({ path }) => path),
);

test("every address of the route table shows its screen in its language", async () => {
  const addresses = screens.flatMap(({ key }) => addressesOf(key).map((one) => ({ ...one, key })));
  await holdsFor(addresses, ({ path, language, key }) => {
    const page = byPath.get(path);
    expect(page, "no page is built").toBeDefined();
    expect(page?.language).toBe(language);
    expect(page?.canonical).toBe(pathOf(key, language));
  });
});

test("every page has its title, description, keywords, robots directive and canonical address on this site", async () => {
  await holdsFor(pages, ({ document, canonical }) => {
    expect(document.querySelector("title")?.text.trim()).not.toBe("");
    for (const name of ["description", "keywords", "robots", "twitter:card"]) {
      expect(document.querySelector(`meta[name="${name}"]`)?.getAttribute("content")).toBeTruthy();
    }
    const href = document.querySelector('link[rel="canonical"]')?.getAttribute("href");
    expect(href).toBe(new URL(canonical, site.url).href);
  });
});

test("every page has reciprocal links to its translations", async () => {
  await holdsFor(pages, ({ language: own, document, canonical }) => {
    const robots = document.querySelector('meta[name="robots"]')?.getAttribute("content");
    if (robots?.startsWith("noindex")) return;
    const alternates = new Map(
      document
        .querySelectorAll('link[rel="alternate"][hreflang]')
        .map((link) => [link.getAttribute("hreflang"), new URL(link.getAttribute("href") ?? "").pathname]),
    );
    // A page may be missing in a language, whose others then do not name it either.
    const spoken = languages.filter((language) => alternates.has(language));
    expect([...alternates.keys()]).toEqual(
      hasLanguageChoice ? [...spoken.flatMap(hreflangsOf), "x-default"] : [],
    );
    if (!hasLanguageChoice) return;
    expect(spoken).toContain(own);
    for (const language of spoken) {
      const other = byPath.get(alternates.get(language) ?? "");
      expect(other?.language).toBe(language);
      const back = other?.document
        .querySelectorAll('link[rel="alternate"][hreflang]')
        .map((link) => new URL(link.getAttribute("href") ?? "").pathname);
      expect(back).toContain(canonical);
    }
  });
});

test("no page has broken links, icons or feeds", async () => {
  await holdsFor(pages, ({ path, document }) => {
    for (const link of document.querySelectorAll("a[href], link[href]")) {
      const href = link.getAttribute("href") ?? "";
      if (/^(https?:|mailto:|tel:)/.test(href)) continue;
      const target = new URL(href, `https://site.example${path}`);
      const file = decodeURIComponent(target.pathname).slice(1);
      const page = byPath.get(target.pathname);
      expect(page !== undefined || files.has(file), href).toBe(true);
      if (target.hash && page) {
        expect(page.document.getElementById(decodeURIComponent(target.hash.slice(1))), href).not.toBeNull();
      }
    }
  });
});

test("no page has a section, list, table or group of fields with nothing in it", async () => {
  await holdsFor(own, ({ document }) => {
    const bare = document
      .querySelectorAll(
        ":is(section, ul, ol, dl, table, tbody, fieldset):not(astro-island *, [hidden], [hidden] *)",
      )
      .filter((part) => !part.querySelector("li, dt, td, p, input, button, svg, img, details"));
    expect(bare.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  });
});

test("every link to a chat opens a new tab, and says so", async () => {
  await holdsFor(pages, ({ document }) => {
    for (const link of document.querySelectorAll('a[href^="https://wa.me/"]')) {
      expect(link.getAttribute("target"), link.text).toBe("_blank");
      expect(link.getAttribute("rel")).toContain("noopener");
      expect(link.querySelector(".visually-hidden")?.text, link.text).toMatch(/\(.+\)/);
    }
  });
});

test("no page has a class that nothing defines", async () => {
  await holdsFor(pages, ({ document }) => {
    expect(document.querySelectorAll(".undefined")).toHaveLength(0);
  });
});

test("every page has room for every picture before it comes, and the pictures are there", async () => {
  await holdsFor(pages, ({ document }) => {
    for (const image of document.querySelectorAll("img")) {
      expect(Number(image.getAttribute("width")), image.outerHTML).toBeGreaterThan(0);
      expect(Number(image.getAttribute("height"))).toBeGreaterThan(0);
    }
    for (const source of document.querySelectorAll("img, source")) {
      const named = `${source.getAttribute("src") ?? ""}, ${source.getAttribute("srcset") ?? ""}`.split(", ");
      for (const [address = ""] of named.map((one) => one.split(" ")))
        if (address.startsWith("/")) expect(files, source.outerHTML).toContain(address.slice(1));
    }
  });
});

test("no page requests anything from third parties", async () => {
  await holdsFor(pages, ({ document }) => {
    const loaded = [
      ...document.querySelectorAll("img[src], iframe[src], source[srcset], video[src], script[src]"),
      ...document.querySelectorAll('link[rel="stylesheet"], link[rel="preload"], link[rel="icon"]'),
    ].map(
      (element) =>
        element.getAttribute("src") ?? element.getAttribute("srcset") ?? element.getAttribute("href") ?? "",
    );
    expect(loaded.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
  });
});

test("every page is light except for content that may follow, and no font or script blocks it", async () => {
  await holdsFor(own, async ({ path, html, document }) => {
    const blocking =
      'link[rel="stylesheet"], link[rel="preload"][as="font"], script[src]:not([type="module"])';
    expect(document.querySelectorAll(blocking)).toHaveLength(0);
    const most = lists.has(path) ? byteBudgets.listWindow : byteBudgets.firstWindow;
    // Compressing again takes long: what is served tells enough where all of it fits.
    if ((await stat(join(builtFolder, `${path.slice(1) || "index"}.html.br`))).size <= most) return;
    let first = html;
    // From the last to the first, so that places stay.
    for (const { range } of document.querySelectorAll(later).toReversed())
      first = first.slice(0, range[0]) + first.slice(range[1]);
    expect(brotliCompressSync(first).length).toBeLessThanOrEqual(most);
  });
});

test("titles and descriptions are unique in their language", () => {
  for (const selector of ["title", 'meta[name="description"]']) {
    const texts = own.map(({ document, language }) => {
      const element = document.querySelector(selector);
      return `${language}: ${element?.getAttribute("content") ?? element?.text}`;
    });
    expect(texts.filter((text, position) => texts.indexOf(text) !== position)).toEqual([]);
  }
});

test("no page shows the name of a fact where its value belongs", async () => {
  await holdsFor(pages, ({ html }) => {
    // An island fills its own words when it knows what to say; they are JSON in an attribute.
    const read = html.replace(/<(script|style|code)\b.*?<\/\1>|"[^"]*&quot;[^"]*"/gs, "");
    expect(read.match(/\{[a-z][\w.]*\}/gi) ?? []).toEqual([]);
  });
});

test("the privacy policy names all that is kept in the browser", async () => {
  const policies = languages.map((language) => ({ path: pathOf("privacy", language) }));
  await holdsFor(policies, ({ path }) => {
    const kept = {
      formText: formTextKey,
      ...(hasLanguageChoice && { language: preferenceKey }),
      ...(hasCurrencyChoice && { currency: currencyKey }),
    };
    for (const [name, key] of Object.entries(kept))
      expect(
        byPath.get(path)?.html.includes(`<samp>${key}</samp>`),
        `write what <samp>{storage.${name}}</samp> keeps into legal/privacy`,
      ).toBe(true);
  });
});
