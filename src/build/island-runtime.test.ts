import { expect, test } from "vitest";
import { withExternalRuntime } from "#src/build/island-runtime.ts";

const runtime = "<script>(()=>{var Astro=1})()</script>";
const page = (body: string) =>
  `<html><head><script type="module" src="/a.js"></script></head><body>${body}</body></html>`;

test("the islands' runtime becomes a file that pages share", () => {
  const one = withExternalRuntime(page(`<p>One</p>${runtime}<astro-island></astro-island>`));
  const other = withExternalRuntime(page(`<p>Other</p>${runtime}<astro-island></astro-island>`));
  expect(one.html).not.toContain("var Astro");
  expect(one.runtime?.script).toContain("var Astro");
  expect(one.html).toContain(`src="${one.runtime?.address}"`);
  expect(other.runtime).toEqual(one.runtime);
});

test("the islands' style moves into the head", () => {
  const { html } = withExternalRuntime(
    page("<style>astro-island{display:contents}</style><astro-island></astro-island>"),
  );
  expect(html.indexOf("<style>")).toBeLessThan(html.indexOf("</head>"));
});

test("a page without islands gets none", () => {
  expect(withExternalRuntime(page("<p>Plain</p>")).runtime).toBeUndefined();
});

test("scripts have low priority", () => {
  expect(withExternalRuntime(page("")).html).toContain(
    '<script type="module" fetchpriority="low" src="/a.js">',
  );
});
