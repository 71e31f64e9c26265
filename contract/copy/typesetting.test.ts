import { expect, test } from "vitest";
import { bindShortWords, elideBefore, typeset, withLineBreaks } from "#contract/copy/typesetting.ts";
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

/** `_` is a narrow space that does not break, `~` a wide one. */
test.each(
  spoken(
    ["fr", "« Ouvert ? » Oui : de 9 h à 18 h !", "«_Ouvert_?_» Oui_: de 9~h à 18~h_!"],
    ["fr", "3 à 7 jours, 50 %, 24 h/24, RCS 000 000", "3~à~7~jours, 50~%, 24~h/24, RCS 000~000"],
    [
      "de",
      "3 bis 7 Tage, 20 Min., 9–18 Uhr, 2 Bewertungsportale",
      "3~bis~7~Tage, 20~Min., 9–18~Uhr, 2 Bewertungsportale",
    ],
    ["de", "§ 5a Abs. 4 UWG, Art. 28 DSGVO", "§~5a Abs.~4~UWG, Art.~28~DSGVO"],
    [
      "en",
      "Thursday at 5 pm, 3 to 7 days, 2 amendments, 21 June 2004",
      "Thursday at 5~pm, 3~to~7~days, 2~amendments, 21~June~2004",
    ],
    ["de", "E\u2011Mail, E-\u2060Mail, Daten\u00adschutz", "E-Mail, E-Mail, Daten\u00adschutz"],
  ),
)("in %s what belongs together stays on one line: %s", (language, typed, set) => {
  expect(typeset(typed, language)).toBe(set.replaceAll("_", "\u202f").replaceAll("~", "\u00a0"));
});

test.each([
  ["fr", "Mettre un site en ligne pour vos clients", "Mettre un~site en~ligne pour vos~clients"],
  // English binds none.
  ["en", "Web design for the people in your street", "Web design for the people in your street"],
  ["de", "Eine Homepage für den Betrieb", "Eine~Homepage für den~Betrieb"],
])("a title in %s ends no line on a short word, as far as a phone has room", (language, title, tied) => {
  for (const [one] of spoken([language]))
    expect(bindShortWords(title, one)).toBe(tied.replaceAll("~", "\u00a0"));
});
