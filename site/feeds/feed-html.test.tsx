import { expect, test } from "vitest";
import { markdownTree } from "#site/content/text/markdown.ts";
import { feedHtml } from "#site/feeds/feed-html.tsx";

const inFeed = (text: string) =>
  feedHtml(markdownTree({ file: "x.md", text }).children, "https://orvane.example/en/blog/a-text");

test.each([
  ['<a href="/en/pricing#total">x</a>', '<a href="https://orvane.example/en/pricing#total">x</a>'],
  ['<a href="#sources">x</a>', '<a href="https://orvane.example/en/blog/a-text#sources">x</a>'],
  ['<a href="mailto:zoe@example.org">x</a>', '<a href="mailto:zoe@example.org">x</a>'],
  ['<img src="/_astro/a,b.webp" alt="x">', '<img src="https://orvane.example/_astro/a,b.webp" alt="x"/>'],
  [
    '<picture><source srcset="/a.avif 480w, /b,c.avif 960w,\n/d.avif 1x" sizes="100vw"></picture>',
    '<picture><source srcSet="https://orvane.example/a.avif 480w, https://orvane.example/b,c.avif 960w, https://orvane.example/d.avif 1x" sizes="100vw"/></picture>',
  ],
  [
    '<video controls poster="/tour.jpg" src="/tour.mp4"><track src="/tour.vtt"></video>',
    '<video controls="" poster="https://orvane.example/tour.jpg" src="https://orvane.example/tour.mp4"><track src="https://orvane.example/tour.vtt"/></video>',
  ],
  ['<i style="color: red" class="a">x</i>', '<i class="a">x</i>'],
])("%s stands in the feed as %s", (html, written) => {
  expect(inFeed(html)).toContain(written);
});

test("a code sample stays to the letter", () => {
  const sample = '<a href="/contact" style="color: red" srcset="/a 1x">\n\n  x  &amp;';
  const [, code = ""] = inFeed(`~~~\n${sample}\n~~~`).match(/<pre><code>(.*)\n<\/code>/s) ?? [];
  expect(
    code.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
  ).toBe(sample);
});
