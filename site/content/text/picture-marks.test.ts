import { expect, test } from "vitest";
import { checkPictures } from "#site/content/text/picture-marks.ts";

test("the error about a picture from elsewhere names its line", () => {
  const picture = '<img src="https://other.example/a.jpg" alt="A">';
  const source = { file: "content/articles/x/fr.md", text: `---\n---\n\n${picture}\n` };
  expect(() => checkPictures(`<p>${picture}</p>`, source)).toThrow(
    /^content\/articles\/x\/fr.md:4: the picture .* does not stand beside the text; put the file beside/,
  );
});
