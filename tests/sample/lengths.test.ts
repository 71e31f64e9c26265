import { expect, test } from "vitest";
import { site } from "#contract/facts/site.ts";
import { builtPages } from "#tests/support/built-site.ts";

const pages = await builtPages();

/** The sample's texts are measured with its own brand; `npm run ready` lists what a longer one makes too long. */
const measured = (text: string) => text.replaceAll(site.brand, "Orvane");

test("titles have 30 to 60 characters (except for articles), descriptions 70 to 160, so that search engines do not truncate them", () => {
  const wrong = pages.flatMap(({ path, document }) => {
    const content = (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? "";
    const title = measured(document.querySelector("title")?.text ?? "");
    const isArticle = content("og:type") === "article";
    const description = measured(content("description"));
    return [
      ...(isArticle || (title.length >= 30 && title.length <= 60) ? [] : [`${path}: ${title}`]),
      ...(description.length >= 70 && description.length <= 160 ? [] : [`${path}: ${description}`]),
    ];
  });
  expect(wrong).toEqual([]);
});
