import { expect, test } from "vitest";
import { redirectsText } from "#site/build/redirects-file.ts";

test("a static host takes the longest query first, then the path alone, then the longest beginning", () => {
  const moved = new Map([
    ["/old/*", "/new/*"],
    ["/index.php", "/services"],
    ["/index.php?page=12", "/prices"],
    ["/old/shop/*", "https://shop.example/"],
    ["/index.php?page=12&lang=en", "/en/prices#total"],
    ["/größe", "/contact"],
  ]);
  expect(redirectsText(moved).split("\n").slice(0, 6)).toEqual([
    "/index.php page=12 lang=en /en/prices#total 301",
    "/index.php page=12 /prices 301",
    "/index.php /services 301",
    "/gr%C3%B6%C3%9Fe /contact 301",
    "/old/shop/* https://shop.example/ 301",
    "/old/* /new/:splat 301",
  ]);
});
