import { describe, expect, test } from "vitest";
import { elide } from "#src/content/elision.ts";
import { spoken } from "#tests/spoken.ts";

describe.each(spoken(["fr"]))("%s", (french) => {
  test.each([
    ["le site de Atelier Nord", "Atelier Nord", "le site d’Atelier Nord"],
    ["le site d’Atelier Nord", "Atelier Nord", "le site d’Atelier Nord"],
    ["ce que Éclat promet", "Éclat", "ce qu’Éclat promet"],
    ["le site d’Lumen", "Lumen", "le site de Lumen"],
    ["De Orvane à vous", "Orvane", "D’Orvane à vous"],
  ])("%s elides before %s", (text, brand, elided) => {
    expect(elide(text, french, brand)).toBe(elided);
  });
});
