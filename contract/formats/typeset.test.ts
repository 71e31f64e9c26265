import { expect, test } from "vitest";
import { bindShortWords, typeset, typesetHtml } from "#contract/formats/typeset.ts";
import { defaultLanguage } from "#contract/languages.ts";
import { spoken } from "#tests/support/spoken.ts";

test.each(spoken(["fr"]))("narrow no-break spaces stand where a space was typed, in %s", (french) => {
  expect(typeset("« Ouvert ? » Oui : de 9 h à 18 h !", french)).toBe(
    "«\u202fOuvert\u202f?\u202f» Oui\u202f: de 9\u00a0h à 18\u00a0h\u202f!",
  );
});

test.each(spoken(["fr"]))("a number and its unit stay on one line, in %s", (french) => {
  expect(typeset("3 à 7 jours, 20 min, 50 %, 24 h/24, à 10 h 30, RCS 000 000", french)).toBe(
    "3\u00a0à\u00a07\u00a0jours, 20\u00a0min, 50\u00a0%, 24\u00a0h/24, à 10\u00a0h\u00a030, RCS 000\u00a0000",
  );
});

test.each(spoken(["de"]))(
  "%s keeps a number and its unit, and a section and its number, on one line",
  (german) => {
    expect(typeset("3 bis 7 Tage, 20 Min., 50 %, 9–18 Uhr, 2 Bewertungsportale", german)).toBe(
      "3\u00a0bis\u00a07\u00a0Tage, 20\u00a0Min., 50\u00a0%, 9–18\u00a0Uhr, 2 Bewertungsportale",
    );
    expect(typeset("§ 5a Abs. 4 UWG, Art. 28 DSGVO", german)).toBe(
      "§\u00a05a Abs.\u00a04\u00a0UWG, Art.\u00a028\u00a0DSGVO",
    );
  },
);

test.each(spoken(["en"]))("%s keeps a number and its unit on one line", (english) => {
  expect(typeset("Thursday at 5 pm, 3 to 7 days, 20 min, 2 amendments, 21 June 2004", english)).toBe(
    "Thursday at 5\u00a0pm, 3\u00a0to\u00a07\u00a0days, 20\u00a0min, 2\u00a0amendments, 21\u00a0June\u00a02004",
  );
});

test("URLs stay unchanged", () => {
  expect(typeset("https://orvane.example?a=1;b", defaultLanguage)).toBe("https://orvane.example?a=1;b");
});

test("a no-break hyphen becomes one the site's typeface has, and what nobody sees goes", () => {
  expect(typeset("E\u2011Mail, E-\u2060Mail, Daten\u00adschutz", defaultLanguage)).toBe(
    "E-Mail, E-Mail, Datenschutz",
  );
});

test.each(spoken(["fr"]))("the text of a page is typeset, its tags and code are not, in %s", (french) => {
  const html = '<p title="a ; b">Trois choses : <code>a ? b : c</code> !</p><pre><span>x : y</span></pre>';
  expect(typesetHtml(html, french)).toBe(
    '<p title="a ; b">Trois choses\u202f: <code>a ? b : c</code>\u202f!</p><pre><span>x : y</span></pre>',
  );
});

test.each([
  ["fr", "Mettre un site en ligne pour vos clients", "Mettre un~site en~ligne pour vos~clients"],
  ["en", "Web design for the people in your street", "Web design for~the~people in~your~street"],
  ["de", "Eine Homepage für den Betrieb", "Eine~Homepage für den~Betrieb"],
])("a title in %s ends no line on a short word, as far as a phone has room", (language, title, tied) => {
  for (const one of spoken([language]))
    expect(bindShortWords(title, one)).toBe(tied.replaceAll("~", "\u00a0"));
});
