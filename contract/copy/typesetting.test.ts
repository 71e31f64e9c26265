import { expect, test } from "vitest";
import { elideBefore, withLineBreaks } from "#contract/copy/typesetting.ts";
import { spoken } from "#tests/support/test-languages.ts";

/** `_` joins what stays on one line, `|` is where a word may break. */
test.each(
  spoken(
    ["fr", "Prenez-nous au mot, a-t-il dit", "Prenez-_nous au mot, a-_t-_il dit"],
    ["fr", "UE–États-Unis, 9–18 h", "UE–_États-_Unis, 9–_18 h"],
    ["de", "E-Mail und KI-Beantwortung", "E-_Mail und KI-_Beantwortung"],
    ["de", "Conversion-Optimierung", "Conversion-Optimierung"],
    [
      "en",
      "write to a-b@orvane.example or see eur-lex.europa.eu",
      "write to a-b@orvane.example or see eur-lex.europa.eu",
    ],
    ["en", "https://orvane.example/a-b/c-d", "https://orvane.example/a-b/c-d"],
  ),
)("in %s the lines of “%s” end where a reader would end them", (language, text, set) => {
  expect(withLineBreaks(text, language)).toBe(set.replaceAll("_", "\u2060"));
});

test.each([
  ["le site de Atelier Nord", "Atelier Nord", "le site d’Atelier Nord"],
  ["le site d’Atelier Nord", "Atelier Nord", "le site d’Atelier Nord"],
  ["ce que Éclat promet", "Éclat", "ce qu’Éclat promet"],
  ["le site d’Lumen", "Lumen", "le site de Lumen"],
  ["De Orvane à vous", "Orvane", "D’Orvane à vous"],
])("%s elides before %s", (text, brand, elided) => {
  expect(elideBefore(brand, text)).toBe(elided);
});
