import { expect, test } from "vitest";
import { keepTogether } from "#src/formats/no-break.ts";

test("e-mail, A/B and verbs with their pronoun are not parted, other words may be", () => {
  const text = "Ihre E-Mail, un test A/B, coule-t-elle, rendez-vous, e-maillot, en-tête";
  expect(keepTogether(text).match(/(?<=<span class="whole">)[^<]+/g)).toEqual([
    "E-Mail,",
    "A/B,",
    "coule-t-elle,",
    "rendez-vous,",
  ]);
  expect(keepTogether(text).replace(/<[^>]*>/g, "")).toBe(text);
});
