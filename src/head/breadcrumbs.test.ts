import { expect, test } from "vitest";
import { screenName } from "#src/content/screen-name.ts";
import { parentOf, trailOf } from "#src/head/breadcrumbs.ts";
import { languages } from "#src/languages.ts";
import { isScreenKey, pathOf, routeKeys } from "#src/routes.ts";
import { secondLanguage } from "#tests/spoken.ts";

test("a page's parent is the screen whose address is a prefix of its own", () => {
  expect(parentOf("websites")).toBe("services");
  expect(parentOf("article")).toBe("blog");
  expect(parentOf("case")).toBe("portfolio");
  expect(parentOf("contact")).toBe("home");
  expect(parentOf("home")).toBeNull();
});

test("every page but home has a parent", () => {
  for (const route of routeKeys) {
    if (route !== "home") expect(parentOf(route), route).not.toBeNull();
  }
});

test("every screen that is a parent has a name in every language", () => {
  const parents = new Set(routeKeys.map(parentOf).filter((key) => key !== null));
  for (const parent of parents) {
    for (const language of languages) expect(screenName(parent, language), parent).toBeTruthy();
  }
});

test("a breadcrumb trail leads from home to the page, in its language", () => {
  const trail = trailOf({
    route: "article",
    language: secondLanguage,
    path: "/seven",
    title: "Seven numbers",
  });
  expect(trail.map(({ path }) => path)).toEqual([
    pathOf("home", secondLanguage),
    pathOf("blog", secondLanguage),
    "/seven",
  ]);
  expect(trail.at(-1)?.name).toBe("Seven numbers");
});

test("the home page has no trail", () => {
  expect(
    trailOf({ route: "home", language: secondLanguage, path: pathOf("home", secondLanguage), title: "x" }),
  ).toEqual([]);
  expect(isScreenKey("home")).toBe(true);
});
