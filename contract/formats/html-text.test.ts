import { expect, test } from "vitest";
import { unescapeHtml } from "#contract/formats/html-text.ts";

test("what the Markdown processor escapes is read as it was written, once", () => {
  expect(unescapeHtml("a &lt;b&gt; &quot;c&quot; &amp;amp; &nbsp;")).toBe('a <b> "c" &amp; &nbsp;');
});
