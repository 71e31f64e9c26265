import { expect, test } from "vitest";
import { commonPolicy, needsOf, withPolicy } from "#src/build/security-headers.ts";

const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const alert = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

test("a page's inline scripts and styles are listed once each, by their hash", () => {
  const needs = needsOf(`<!doctype html><html><head>
    <script>alert(1)</script><script type="module">alert(1)</script><script></script>
    <style></style></head><body></body></html>`);
  expect(needs.scripts).toEqual([alert, empty]);
  expect(needs.styles).toEqual([empty]);
});

test("external scripts and data blocks are not listed", () => {
  const needs = needsOf(`<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>`);
  expect(needs.scripts).toEqual([]);
});

test("search and booking calendar are recognised by their markup", () => {
  expect(needsOf("<p></p>")).toMatchObject({ books: false });
  expect(needsOf('<div data-booking="https://a.example"></div>')).toMatchObject({ books: true });
});

const pages = [
  { "default-src": ["'none'"], "script-src": [alert], "style-src": [empty], "frame-src": ["'none'"] },
  { "default-src": ["'none'"], "script-src": ["'self'"], "frame-src": ["https://calendar.example"] },
];

test("a page declares its scripts and styles before the first of them", () => {
  const html = '<!doctype html><html><head><meta charset="utf-8"><script>alert(1)</script></head></html>';
  expect(withPolicy(html, pages[0] ?? {})).toBe(
    html.replace(
      "<script>",
      `<meta http-equiv="content-security-policy" content="script-src ${alert}; style-src ${empty}"><script>`,
    ),
  );
  expect(() => withPolicy("<!doctype html><title>x</title>", {})).toThrow("charset");
});

test("the common policy allows what each page needs, and no more", () => {
  expect(commonPolicy(pages)).toEqual({
    "object-src": ["'none'"],
    "frame-src": ["https://calendar.example"],
  });
});
