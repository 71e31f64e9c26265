import { expect, test } from "vitest";
import { internationalPhone } from "#contract/formats/phone-numbers.ts";

test.each([
  ["04 72 00 00 00", "FR", "+33 4 72 00 00 00"],
  ["04.72.00.00.00", "FR", "+33 4 72 00 00 00"],
  ["+33 4 72 00 00 00", "CH", "+33 4 72 00 00 00"],
  ["0033 472000000", "FR", "+33 4 72 00 00 00"],
  ["022 123 45 67", "CH", "+41 22 123 45 67"],
  ["(030) 90 18 20", "DE", "+49 30 901820"],
  ["06 1234 5678", "IT", "+39 06 1234 5678"],
  ["08-123 456 78", "SE", "+46 8 123 456 78"],
])("%s in %s has the international format %s", (typed, country, dialled) => {
  expect(internationalPhone(typed, country)).toBe(dialled);
});

test.each([
  ["bonjour", "FR"],
  ["", "FR"],
  ["04 72", "FR"],
  ["+351 12345", "PT"],
  ["04 72 00 00 00", "ZZ"],
])("%s in %s is not a number", (typed, country) => {
  expect(internationalPhone(typed, country)).toBeNull();
});
