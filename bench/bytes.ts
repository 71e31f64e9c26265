import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Measured } from "#bench/results.ts";
import { largest } from "#bench/statistics.ts";
import { addressesOf } from "#src/routes.ts";
import { byteBudgets } from "#tests/byte-budgets.ts";
import { type BuiltPage, builtPages, siteFolder } from "#tests/contract/built-site.ts";

/** Measures from the built files what each page needs before it is displayed. */
export async function measureBytes(): Promise<Measured> {
  const pages = await Promise.all((await builtPages()).map(weigh));
  const articles = pages.filter(({ isArticle }) => isArticle);
  const lists = new Set(addressesOf("portfolio").map(({ path }) => path));
  const others = pages.filter(({ isArticle, path }) => !isArticle && !lists.has(path));
  const list = largest(
    pages.filter(({ path }) => lists.has(path)),
    ({ bytes }) => bytes,
  );
  const heaviest = largest(others, ({ bytes }) => bytes);
  const longest = largest(articles, ({ bytes }) => bytes);
  const fullest = largest(articles, ({ bytes, text }) => bytes - text);
  const above = new Set(
    others.filter(({ bytes }) => bytes > byteBudgets.firstWindow).map(({ path }) => path),
  );
  const blocking = pages.filter(({ blockingScripts }) => blockingScripts > 0);
  return {
    figures: {
      firstWindow: {
        value: heaviest.bytes / 1000,
        note: `${heaviest.path}; ${above.size} of ${others.length} addresses above the goal`,
      },
      listWindow: { value: list.bytes / 1000, note: list.path },
      articleWindow: {
        value: (fullest.bytes - fullest.text) / 1000,
        note: `${fullest.path}; with its text ${kilobytes(longest.bytes)} at most`,
      },
      blockingScripts: {
        value: blocking.reduce((sum, page) => sum + page.blockingScripts, 0),
        note: `${pages.length} addresses`,
      },
    },
    details: pages.toSorted((one, other) => other.bytes - one.bytes),
  };
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

async function weigh({ path, document, html }: BuiltPage) {
  const needed = document
    .querySelectorAll(
      'link[rel="stylesheet"], link[rel="preload"][as="font"], link[rel="preload"][as="style"]',
    )
    .map((link) => link.getAttribute("href") ?? "");
  const sizes = await Promise.all(needed.map((address) => sizeSent(address)));
  const text = document.querySelector("main article[data-article]")?.structuredText;
  const scripts = document.querySelectorAll("script[src]:not([async]):not([defer])");
  return {
    path,
    isArticle: text !== undefined,
    bytes: brotliCompressSync(html).length + sizes.reduce((sum, size) => sum + size, 0),
    text: text === undefined ? 0 : brotliCompressSync(text).length,
    blockingScripts: scripts.filter((script) => script.getAttribute("type") !== "module").length,
  };
}

/** Size of a file in bytes as sent to a browser. */
async function sizeSent(address: string): Promise<number> {
  const file = join(siteFolder, address);
  const sent = await readFile(`${file}.br`).catch(() => readFile(file));
  return sent.length;
}
