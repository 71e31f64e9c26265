import { describe, expect, test } from "vitest";
import { measureGuard } from "#contact/guard/measure-guard.ts";
import { messageLanguage } from "#contact/guard/message-language.ts";
import { corpusLanguages, readCorpus } from "#contact/guard/read-corpus.ts";
import { countTokens, spamScore } from "#contact/guard/text-classifier.ts";
import { textSignal } from "#contact/guard/text-signal.ts";
import weights from "#contact/guard/weights.json" with { type: "json" };

describe("the classifier", () => {
  test("ships exactly the weights trained on the tuning half of the corpus", () => {
    expect(weights).toEqual(countTokens(readCorpus("tuning")));
  });

  test("has no personal data in its weights", () => {
    const tokens = Object.keys(weights.tokens).join("\n");
    expect(tokens).not.toMatch(/@|\d/);
  });

  test("is neutral about a text of unknown words", () => {
    const lead = { name: "X", company: "Y", email: "a@b.example", phone: "0123", message: "zzzz qqqq" };
    expect(spamScore(lead, "fr", [])).toBe(0);
  });
});

describe("of the messages kept for measuring, sent slowly through the form", () => {
  const heldOut = readCorpus("held-out");

  test.each(corpusLanguages)(
    "there are at least a hundred, none of them in the tuning half (%s)",
    (language) => {
      const messages = new Set(readCorpus("held-out", [language]).map(({ lead }) => lead.message));
      expect(messages.size).toBeGreaterThanOrEqual(100);
      for (const { lead } of readCorpus("tuning")) expect(messages.has(lead.message)).toBe(false);
    },
  );

  test("at least seven in ten spam messages are quarantined or get no receipt", async () => {
    const spam = heldOut.filter(({ isSpam }) => isSpam);
    const { none } = await measureGuard(spam, "form");
    expect(none).toBeLessThanOrEqual(0.3 * spam.length);
  });

  test("at most two in a hundred sincere ones are quarantined", async () => {
    const sincere = heldOut.filter(({ isSpam }) => !isSpam);
    const { strong } = await measureGuard(sincere, "form");
    expect(strong).toBeLessThanOrEqual(0.02 * sincere.length);
  });
});

test.each([
  ["Guten Tag,\nwir möchten drei Beiträge pro Woche veröffentlichen, ohne abends zu schreiben.", "de"],
  ["Bonjour,\nnous voudrions publier trois fois par semaine sans y passer nos soirées.", "fr"],
  ["Hello,\nwe would like to publish three posts a week without writing in the evenings.", "en"],
] as const)("asking for what the agency sells is no sign of spam: %s", (message, language) => {
  const lead = {
    name: "Zoë Müller",
    company: "Müller",
    email: "zoe@mueller.example",
    phone: "030 901820",
    message,
  };
  expect(textSignal(lead, language, null)).toBeNull();
});

test.each([
  ["Bonjour, nous avons une boulangerie et aimerions un site.", "fr"],
  ["Hello, we run a bakery and would like a website.", "en"],
  ["Guten Tag, wir haben eine Bäckerei und möchten eine Website.", "de"],
  ["Здравствуйте, предлагаем услуги", null],
  ["ok", null],
])("the language of a text is detected by its function words: %s", (text, language) => {
  expect(messageLanguage(text)).toBe(language);
});
