import { expect, test } from "vitest";
import { escapeHtml, unescapeHtml } from "#src/formats/html-text.ts";

test("text is escaped for elements and attributes", () => {
  expect(escapeHtml(`<b title="a">&'`)).toBe("&#60;b title=&#34;a&#34;&#62;&#38;&#39;");
});

test("what the Markdown processor escapes is read as it was written, once", () => {
  expect(unescapeHtml("a &lt;b&gt; &quot;c&quot; &amp;amp; &nbsp;")).toBe('a <b> "c" &amp; &nbsp;');
});
