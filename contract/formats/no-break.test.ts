import { expect, test } from "vitest";
import { keepTogether } from "#contract/formats/no-break.ts";

test("A/B and short compounds are not parted, longer ones may be", () => {
  const text =
    "Ihre E-Mail, un test A/B, commence-t-il, États-Unis, signalez-la, en-tête, E-Mail-Adresse, Online-Buchung, 7-14, n° 2004-575";
  expect(keepTogether(text).match(/(?<=<span class="whole">)[^<]+/g)).toEqual([
    "E-Mail,",
    "A/B,",
    "commence-t-il,",
    "États-Unis,",
    "signalez-la,",
    "en-tête,",
    "E-Mail",
    "2004-575",
  ]);
  expect(keepTogether(text).replace(/<[^>]*>/g, "")).toBe(text);
});
