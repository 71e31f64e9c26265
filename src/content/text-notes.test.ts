import { expect, test } from "vitest";
import { withNotes } from "#src/content/text-notes.ts";

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
