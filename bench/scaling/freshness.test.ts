import { expect, test } from "vitest";
import { freshnessOf } from "#bench/scaling/freshness.ts";

const page = (control: string, more = {}) => freshnessOf(200, { "cache-control": control, ...more });

test("a shared cache's own age comes before the browser's, and stale answers have further time", () => {
  expect(page("public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400")).toEqual({
    fresh: 60,
    whileRevalidating: 600,
    ifError: 86_400,
  });
  expect(page("public, max-age=31536000, immutable")?.fresh).toBe(31_536_000);
});

test("what must be asked for again is never sent stale", () => {
  expect(page("max-age=5, must-revalidate, stale-while-revalidate=600, stale-if-error=600")).toEqual({
    fresh: 5,
    whileRevalidating: 0,
    ifError: 0,
  });
  expect(page("no-cache, max-age=60")?.fresh).toBe(0);
});

test("nothing private, personal, failed or chosen by other headers is stored", () => {
  expect(page("no-store")).toBeNull();
  expect(page("private, max-age=60")).toBeNull();
  expect(page("max-age=60", { "set-cookie": ["a=b"] })).toBeNull();
  expect(page("max-age=60", { vary: "accept-encoding, origin" })).toBeNull();
  expect(freshnessOf(500, { "cache-control": "max-age=60" })).toBeNull();
  expect(page("max-age=60", { vary: "Accept-Encoding" })).not.toBeNull();
});
