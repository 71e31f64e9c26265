import sharp from "sharp";
import { expect, test } from "vitest";
import { draw, maxSocialCardBytes, socialCard, titleSize } from "#src/feeds/social-card.ts";
import { colourOf } from "#src/head/colours.ts";
import { socialCardSize } from "#src/head/social-image.ts";
import { defaultLanguage } from "#src/languages.ts";
import { thirdLanguage } from "#tests/spoken.ts";

const card = {
  language: thirdLanguage,
  title: "Zwölf Techniken, mit denen kleine Unternehmen online mehr verkaufen",
  address: "example.org/de/blog/zwoelf",
} as const;

test("a card is a small JPEG of the size its page announces", async () => {
  const picture = await socialCard(card);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", ...socialCardSize });
  expect(picture.length).toBeLessThanOrEqual(maxSocialCardBytes);
});

test("a card has the accent colour of its language", () => {
  expect(JSON.stringify(draw(card, 80))).toContain(colourOf("accent", "light", thirdLanguage));
  expect(JSON.stringify(draw({ ...card, language: defaultLanguage }, 80))).toContain(
    colourOf("accent", "light", defaultLanguage),
  );
});

test("the same words give the same card, other words another", () => {
  expect(draw(card, 80)).toEqual(draw({ ...card }, 80));
  expect(draw(card, 80)).not.toEqual(draw({ ...card, title: "Kontakt" }, 80));
});

test("a long title or word is set smaller, never truncated", async () => {
  const sizeOf = (title: string) => titleSize({ ...card, title });
  expect(await sizeOf("Kontakt")).toBeGreaterThan(await sizeOf(card.title));
  const word = "Datenschutzgrundverordnungserklärung";
  expect((await sizeOf(word)) * word.length * 0.5).toBeLessThanOrEqual(socialCardSize.width);
  await expect(sizeOf("Zu lang ".repeat(100))).rejects.toThrow("Zu lang");
});

test("a title beside a cover has half the space", async () => {
  expect(await titleSize({ ...card, cover: Buffer.from("") })).toBeLessThan(await titleSize(card));
});
