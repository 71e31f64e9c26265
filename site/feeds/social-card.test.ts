import { expect, test } from "vitest";
import { titleSize } from "#site/feeds/social-card.ts";
import { socialCardSize } from "#site/head/social-image.ts";
import { thirdLanguage } from "#tests/support/test-languages.ts";

const card = {
  language: thirdLanguage,
  title: "Zwölf Techniken, mit denen kleine Unternehmen online mehr verkaufen",
  address: "example.org/de/blog/zwoelf",
} as const;

test("a long title or word is set smaller, never truncated", async () => {
  const sizeOf = (title: string) => titleSize({ ...card, title });
  expect(await sizeOf("Kontakt")).toBeGreaterThan(await sizeOf(card.title));
  const word = "Datenschutzgrundverordnungserklärung";
  expect((await sizeOf(word)) * word.length * 0.5).toBeLessThanOrEqual(socialCardSize.width);
  await expect(sizeOf("Zu lang ".repeat(100))).rejects.toThrow("Zu lang");
});
