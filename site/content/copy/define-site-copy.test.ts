import { expect, test } from "vitest";
import { z } from "zod";
import { defineCopy } from "#contract/copy/copy-reader.ts";
import { text } from "#contract/copy/copy-schema.ts";
import { defaultLanguage } from "#contract/languages/languages.ts";
import { copyFiles } from "#data/contract/facts/content-files.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

test("a soft hyphen that somebody typed stays on pages, and is in no mail", () => {
  const typed = "Daten\u00adschutzerklärung";
  copyFiles[defaultLanguage]["probe"] = { file: "probe.yaml", data: { title: typed } };
  const schema = z.strictObject({ title: text });
  expect(defineSiteCopy("probe", schema)(defaultLanguage).title).toBe(typed);
  expect(defineCopy("probe", schema)(defaultLanguage).title).toBe("Datenschutzerklärung");
  delete copyFiles[defaultLanguage]["probe"];
});
