import { describe, expect, test } from "vitest";
import heldOut from "#leads/guard/corpus/held-out.json" with { type: "json" };
import { measureGuard } from "#leads/guard/measure-guard.ts";
import { readCorpus } from "#leads/guard/text-classifier.ts";

describe("of the messages kept for measuring", () => {
  const measured = readCorpus(heldOut);
  const of = new Set(measured.map(({ language }) => language));

  test.each([...of])(
    "at most one in ten spam messages sent by the form gets an acknowledgement (%s)",
    async (one) => {
      const spam = measured.filter(({ language, isSpam }) => isSpam && language === one);
      const { none } = await measureGuard(spam);
      expect(none).toBeLessThanOrEqual(0.1 * spam.length);
    },
  );

  test.each([...of])(
    "at most two in a hundred genuine ones are quarantined, even without the form’s marks (%s)",
    async (one) => {
      const genuine = measured.filter(({ language, isSpam }) => !isSpam && language === one);
      const { strong } = await measureGuard(genuine, "post");
      expect(strong).toBeLessThanOrEqual(0.02 * genuine.length);
    },
  );
});
