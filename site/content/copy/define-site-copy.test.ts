import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { defineCopy } from "#contract/copy/copy-reader.ts";
import { headline, text, title } from "#contract/copy/copy-schema.ts";
import { defaultLanguage, type Language } from "#contract/languages/languages.ts";
import { copyFiles } from "#data/contract/facts/content-files.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";
import { spoken } from "#tests/support/test-languages.ts";

/** Gives a language the copy of a part `probe` until the test ends, however it does. */
function writeProbe(language: Language, data: Record<string, string>): void {
  copyFiles[language]["probe"] = { file: "probe.yaml", data };
  onTestFinished(() => {
    delete copyFiles[language]["probe"];
  });
}

test("a soft hyphen that somebody typed stays on pages, and is in no mail", () => {
  const typed = "Daten\u00adschutzerklärung";
  writeProbe(defaultLanguage, { title: typed });
  const schema = z.strictObject({ title: text });
  expect(defineSiteCopy("probe", schema)(defaultLanguage).title).toBe(typed);
  expect(defineCopy("probe", schema)(defaultLanguage).title).toBe("Datenschutzerklärung");
});

test.each(spoken(["fr", "Vous payez la note"], ["de", "Wer zahlt die Zeche"]))(
  "a heading in %s keeps its short words with the next by its kind, whatever its name",
  (language, typed) => {
    const names = { refusal: typed, claim: typed, title: typed };
    writeProbe(language, names);
    const schema = z.strictObject({ refusal: headline, claim: title, title: text });
    const tied = typed.replace(/ (\S+)$/, "\u00a0$1");
    expect(defineSiteCopy("probe", schema)(language)).toEqual({ refusal: tied, claim: tied, title: typed });
  },
);
