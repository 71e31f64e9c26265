import { expect, test } from "vitest";
import { checkPictures } from "#site/content/text/picture-marks.ts";

/** A picture as Astro's Markdown renderer leaves it. */
const shelf =
  '<img __ASTRO_IMAGE_="{&quot;alt&quot;:&quot;A shelf&quot;,&quot;src&quot;:&quot;./shelf.png&quot;,&quot;index&quot;:0}">';

const source = (line: string) => ({ file: "content/articles/x/fr.md", text: `---\n---\n\n${line}\n` });

test.each([
  '<img src="https://other.example/a.jpg" alt="A">',
  '<img src="/a.jpg" alt="A">',
  "<img src='./a.jpg'>",
])("the error about a picture from elsewhere names its line: %s", (html) => {
  expect(() => checkPictures(`${shelf}<p>${html}</p>`, source(html))).toThrow(
    /^content\/articles\/x\/fr.md:4: the picture .* does not stand beside the text; put the file beside/,
  );
});
