import { expect, test } from "vitest";
import { feedHtml } from "#site/feeds/feed-html.ts";

const inFeed = (html: string) => feedHtml(html, "https://orvane.example/en/blog/a-text");

test.each([
  ['<a href="/en/pricing#total">x</a>', '<a href="https://orvane.example/en/pricing#total">x</a>'],
  ['<a href="#sources">x</a>', '<a href="https://orvane.example/en/blog/a-text#sources">x</a>'],
  ['<a href="mailto:zoe@example.org">x</a>', '<a href="mailto:zoe@example.org">x</a>'],
  ['<img alt="x" src="/_astro/a,b.webp">', '<img alt="x" src="https://orvane.example/_astro/a,b.webp">'],
  [
    '<source srcset="/a.avif 480w, /b,c.avif 960w,\n/d.avif 1x" sizes="100vw">',
    '<source srcset="https://orvane.example/a.avif 480w, https://orvane.example/b,c.avif 960w, https://orvane.example/d.avif 1x" sizes="100vw">',
  ],
  [
    '<video controls poster="/tour.jpg" src="/tour.mp4"><track src="/tour.vtt"></video>',
    '<video controls poster="https://orvane.example/tour.jpg" src="https://orvane.example/tour.mp4"><track src="https://orvane.example/tour.vtt"></video>',
  ],
  ['<p style="color: red" class="a">x</p>', '<p class="a">x</p>'],
])("%s stands in the feed as %s", (html, written) => {
  expect(inFeed(html)).toBe(written);
});

test("a code sample stays to the letter", () => {
  const sample =
    '<pre><code>&lt;a href="/contact" style="color: red" srcset="/a 1x"&gt;\n\n  x  &amp;amp;</code></pre>';
  expect(inFeed(sample)).toBe(sample);
});
