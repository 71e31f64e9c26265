import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { withoutInvisible } from "#contract/formats/invisible-signs.ts";
import { isLanguage, type Language } from "#contract/languages/languages.ts";
import { projectFolder } from "#contract/reader/project-folder.ts";
import { hasPage, slugPathOf } from "#contract/routes/addresses.ts";
import type { SlugRouteKey } from "#contract/routes/screens.ts";
import { addressOfPage, type ServingRules } from "#contract/serving/serving-rules.ts";
import { buildFolder } from "#data/contract/reader/site-folder.ts";

/** Output folder of the build. */
export const builtFolder = join(projectFolder, buildFolder, "site/");

export interface BuiltPage {
  /** Address of the page, such as `/en/services`. */
  path: string;
  html: string;
  /** Without the characters that nobody sees, which say where lines break. */
  document: HTMLElement;
  language: Language;
  /** Path of its canonical address. */
  canonical: string;
}

/** Every file of the built site, relative to its folder. */
export async function builtFiles(): Promise<string[]> {
  const entries = await readdir(builtFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(builtFolder, join(entry.parentPath, entry.name)))
    .sort();
}

let parsed: Promise<BuiltPage[]> | undefined;

/**
 * Every page of the built site except the error pages, parsed once for all test files: leave the documents as they are.
 */
export function builtPages(): Promise<BuiltPage[]> {
  parsed ??= readPages();
  return parsed;
}

/** The pages of the articles, cases or trades in a language, at their canonical addresses. */
export async function pagesUnder(route: SlugRouteKey, language: Language): Promise<BuiltPage[]> {
  if (!hasPage(route, language)) return [];
  const folder = slugPathOf(route, language, "");
  return (await builtPages()).filter(({ path, canonical }) => path === canonical && path.startsWith(folder));
}

/** The content of a page’s `<meta>` element of that name. */
export function metaOf({ document }: BuiltPage, name: string): string {
  const meta = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return meta?.getAttribute("content") ?? "";
}

async function readPages(): Promise<BuiltPage[]> {
  const headers = await readFile(join(builtFolder, "../headers.json"), "utf8");
  const { policies }: ServingRules = JSON.parse(headers);
  // The others are published as they are.
  const isPage = (file: string) => file.endsWith(".html") && policies[addressOfPage(file)] !== undefined;
  const files = (await builtFiles()).filter((file) => isPage(file) && !/(^|\/)(404|500)\.html$/.test(file));
  if (files.length === 0) throw new Error(`no page is built in ${builtFolder}`);
  return Promise.all(
    files.map(async (file) => {
      const html = await readFile(join(builtFolder, file), "utf8");
      const path = addressOfFile(file);
      const document = parse(withoutInvisible(html), { comment: true });
      const language = document.querySelector("html")?.getAttribute("lang");
      if (!isLanguage(language)) throw new Error(`${path} has no language`);
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href");
      if (!canonical) throw new Error(`${path} has no canonical address`);
      return { path, html, document, language, canonical: decodeURI(new URL(canonical).pathname) };
    }),
  );
}

function addressOfFile(file: string): string {
  const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;
  return path === "/" ? path : path.replace(/\/$/, "");
}
