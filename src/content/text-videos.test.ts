import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { withNotes } from "#src/content/text-notes.ts";
import { withVideos } from "#src/content/text-videos.ts";
import { playerOf } from "#src/content/video-hosts.ts";

const words = { show: "Show", warning: ({ host }: { host: string }) => `A click loads ${host}` };
const source = {
  file: "content/articles/x/fr.md",
  text: "---\n---\n\n[Visit](video:https://other.example/1)\n",
};

test.each([
  [
    "https://www.youtube.com/watch?v=abc_DE-1&t=3",
    "https://www.youtube-nocookie.com/embed/abc_DE-1?enablejsapi=1",
  ],
  ["https://youtu.be/abc", "https://www.youtube-nocookie.com/embed/abc?enablejsapi=1"],
  ["https://www.youtube.com/shorts/abc", "https://www.youtube-nocookie.com/embed/abc?enablejsapi=1"],
  ["https://vimeo.com/123", "https://player.vimeo.com/video/123?dnt=1"],
])("%s uses the player with the least tracking", (address, player) => {
  expect(playerOf(address)).toBe(player);
});

test.each(["https://www.youtube.com/", "https://other.example/1", "http://youtu.be/abc", "film", ""])(
  "%j is not a video",
  (address) => {
    expect(playerOf(address)).toBeNull();
  },
);

test("a video waits for a click, names what it would load, and is a link without scripts", () => {
  const html = withVideos('<p><a href="video:https://youtu.be/abc">A <em>visit</em></a></p>', source, words);
  const figure = parse(html).querySelector("figure");
  expect(figure?.getAttribute("data-video")).toContain("youtube-nocookie.com/embed/abc");
  expect(html).not.toMatch(/<iframe|src=/);
  expect(figure?.querySelector("button")?.text).toBe("Show");
  expect(figure?.querySelector("p")?.text).toBe("A click loads www.youtube-nocookie.com");
  expect(figure?.querySelector("figcaption a")?.getAttribute("href")).toBe("https://youtu.be/abc");
});

test("a video of an unknown host, a missing one, and one within a sentence are reported with their line", () => {
  const film = (address: string) => `<p><a href="video:${address}">Visit</a></p>`;
  expect(() => withVideos(film("https://other.example/1"), source, words)).toThrow(
    "content/articles/x/fr.md:4: https://other.example/1 is not a film this site can show; use",
  );
  expect(() => withVideos(film("./visit.mp4"), source, words)).toThrow("there is no film ./visit.mp4");
  expect(() => withVideos('<p>See <a href="video:https://youtu.be/abc">it</a></p>', source, words)).toThrow(
    "a paragraph of its own",
  );
});

test("footnote labels are in the page's language", () => {
  const english =
    '<section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2>' +
    '<ol><li><p>One. <a href="#r" data-footnote-backref="" aria-label="Back to reference 1-2">↩</a></p></li></ol></section>';
  const html = withNotes(english, {
    title: "Notes de bas de page",
    back: ({ number }) => `Retour ${number}`,
  });
  expect(html).toContain('<h2 id="footnote-label">Notes de bas de page</h2>');
  expect(html).toContain('aria-label="Retour 1-2"');
  expect(html).not.toMatch(/Footnotes|Back to/);
});
