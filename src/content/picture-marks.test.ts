import { describe, expect, test } from "vitest";
import { checkPictures, picturesIn, withPictures } from "#src/content/picture-marks.ts";

/** A picture as Astro's Markdown renderer leaves it. */
const mark = (attributes: object) =>
  `<img __ASTRO_IMAGE_="${JSON.stringify(attributes).replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">`;

const counter = mark({ alt: 'A "counter" & <more>', title: "Thursday", src: "./counter.jpg", index: 0 });
const shelf = mark({ alt: "A shelf", src: "./shelf.png", index: 0 });

const draw = ({ src }: { src: string }) => `[${src}]`;
const source = (line: string) => ({ file: "content/articles/x/fr.md", text: `---\n---\n\n${line}\n` });

test("the pictures of a text have a file, alternative text and caption", () => {
  expect(picturesIn(`<p>${counter}</p><p>${shelf}</p>`)).toEqual([
    { src: "./counter.jpg", alt: 'A "counter" & <more>', caption: "Thursday" },
    { src: "./shelf.png", alt: "A shelf", caption: undefined },
  ]);
});

test("pictures alone in a paragraph become figures, others stay inline", () => {
  expect(withPictures(`<p>${counter}\n${shelf}</p>`, draw)).toBe(
    "<figure data-picture>[./counter.jpg]<figcaption>Thursday</figcaption></figure>\n<figure data-picture>[./shelf.png]</figure>",
  );
  expect(withPictures(`<p>Words ${shelf} and words</p>`, draw)).toBe("<p>Words [./shelf.png] and words</p>");
});

describe("an error names the line of a picture", () => {
  test("without a description", () => {
    expect(() => checkPictures(mark({ alt: "", src: "./a.jpg" }), source("![](./a.jpg)"))).toThrow(
      "content/articles/x/fr.md:4: the picture ./a.jpg needs a description",
    );
  });

  test.each([
    '<img src="https://other.example/a.jpg" alt="A">',
    '<img src="/a.jpg" alt="A">',
    "<img src='./a.jpg'>",
  ])("from elsewhere: %s", (html) => {
    expect(() => checkPictures(`${shelf}<p>${html}</p>`, source(html))).toThrow(
      /^content\/articles\/x\/fr.md:4: the picture .* does not stand beside the text; put the file beside/,
    );
  });

  test("and no other", () => {
    expect(() => checkPictures(`${counter}${shelf}`, source(""))).not.toThrow();
  });
});
