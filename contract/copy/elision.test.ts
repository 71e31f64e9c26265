import { expect, test } from "vitest";
import { elideBefore } from "#contract/copy/elision.ts";

test.each([
  ["le site de Atelier Nord", "Atelier Nord", "le site d’Atelier Nord"],
  ["le site d’Atelier Nord", "Atelier Nord", "le site d’Atelier Nord"],
  ["ce que Éclat promet", "Éclat", "ce qu’Éclat promet"],
  ["le site d’Lumen", "Lumen", "le site de Lumen"],
  ["De Orvane à vous", "Orvane", "D’Orvane à vous"],
])("%s elides before %s", (text, brand, elided) => {
  expect(elideBefore(brand, text)).toBe(elided);
});
