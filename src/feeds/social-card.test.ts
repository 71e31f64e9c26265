import sharp from "sharp";
import { expect, test } from "vitest";
import { draw, heaviestCard, socialCard, titleSize } from "#src/feeds/social-card.ts";
import { colourOf } from "#src/head/colours.ts";
import { cardSize } from "#src/head/social-image.ts";

const card = {
  language: "de",
  title: "Zwölf Techniken, mit denen kleine Unternehmen online mehr verkaufen",
  address: "example.org/de/blog/zwoelf",
} as const;

test("a card is a JPEG of the size its page announces, and light", async () => {
  const picture = await socialCard(card);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", ...cardSize });
  expect(picture.length).toBeLessThanOrEqual(heaviestCard);
});

test("a card bears the accent of its language", () => {
  expect(JSON.stringify(draw(card))).toContain(colourOf("accent", "light", "de"));
  expect(JSON.stringify(draw({ ...card, language: "fr" }))).toContain(colourOf("accent", "light", "fr"));
});

test("the same words make the same card, other words another", () => {
  expect(draw(card)).toEqual(draw({ ...card }));
  expect(draw(card)).not.toEqual(draw({ ...card, title: "Kontakt" }));
});

test("a long title or a long word is set smaller, never cut", () => {
  expect(titleSize("Kontakt", 1056)).toBeGreaterThan(titleSize(card.title, 1056));
  const word = "Datenschutzgrundverordnungserklärung";
  expect(titleSize(word, 1056) * word.length * 0.53).toBeLessThanOrEqual(1056);
});
