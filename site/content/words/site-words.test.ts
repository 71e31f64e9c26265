import { expect, test } from "vitest";
import { z } from "zod";
import { defaultLanguage } from "#contract/languages/languages.ts";
import { words } from "#contract/words/words.ts";
import { text } from "#contract/words/words-schema.ts";
import { copyFiles } from "#data/contract/facts/content-files.ts";
import { words as pageWords } from "#site/content/words/site-words.ts";

test("a soft hyphen that somebody typed stays on pages, and is in no mail", () => {
  const typed = "Daten\u00adschutzerklärung";
  copyFiles[defaultLanguage]["probe"] = { file: "probe.yaml", data: { title: typed } };
  const shape = z.strictObject({ title: text });
  expect(pageWords("probe", shape)(defaultLanguage).title).toBe(typed);
  expect(words("probe", shape)(defaultLanguage).title).toBe("Datenschutzerklärung");
  delete copyFiles[defaultLanguage]["probe"];
});
