import { expect, test } from "vitest";
import { typeset } from "#src/formats/typeset.ts";

test("French gets its narrow spaces where a space was typed", () => {
  expect(typeset("« Ouvert ? » Oui : de 9 h à 18 h !", "fr")).toBe(
    "«\u202fOuvert\u202f?\u202f» Oui\u202f: de 9 h à 18 h\u202f!",
  );
});

test("addresses, times and other languages stay as they are", () => {
  expect(typeset("https://orvane.example?a=1;b", "fr")).toBe("https://orvane.example?a=1;b");
  expect(typeset("Open ? Yes", "en")).toBe("Open ? Yes");
});
