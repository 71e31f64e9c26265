import { describe, expect, test } from "vitest";
import { checkPictures } from "#site/content/text/picture-marks.ts";

/** A picture as Astro's Markdown renderer leaves it. */
const mark = (attributes: object) =>
  `<img __ASTRO_IMAGE_="${JSON.stringify(attributes).replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">`;

const shelf = mark({ alt: "A shelf", src: "./shelf.png", index: 0 });

const source = (line: string) => ({ file: "content/articles/x/fr.md", text: `---\n---\n\n${line}\n` });

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
});
