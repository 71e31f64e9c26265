import { expect, test } from "vitest";
import { columnsOf } from "#contract/lead/lead-fields.ts";
import { searchTerms, searchWords } from "#leads/store/search-words.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";

const id = "019a0000-0000-7000-8000-0000deadbeef";
const lead = { ...sampleLead, name: "", email: "", company: "", phone: "", message: "" };
const wordsOf = (message: string) => searchWords({ ...columnsOf({ ...lead, message }), id, extra: null });
const overhead = Buffer.byteLength(wordsOf(""));

/** Some rare Chinese characters have a usual form of four bytes instead of three. */
const longest = 4 / 3;

test("a lead's search words hardly take more room than what was typed, whichever sign it is", () => {
  const grown: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const sign = String.fromCodePoint(code);
    if (sign.normalize("NFKD").toLowerCase() === sign) continue;
    const words = Buffer.byteLength(wordsOf(sign)) - overhead;
    if (words > longest * Buffer.byteLength(sign)) grown.push(code.toString(16));
  }
  expect(grown).toEqual([]);
});

test("whatever was typed is found by itself, without case, accents and umlauts, in either normal form", () => {
  for (const text of ["Räucherfisch", "STRASSE", "œuvre", "ﷺ", "한국어", "ﬁlm", "ＡＢＣ", "Ⱥrv"]) {
    for (const form of ["NFC", "NFD"] as const) {
      for (const term of searchTerms(text.normalize(form))) expect(wordsOf(text)).toContain(term);
    }
  }
  expect(wordsOf("Räucherfisch in der Straße")).toContain("raucherfisch in der strasse");
  expect(searchTerms("Raeucherfisch")).toEqual(["raucherfisch"]);
});
