import { expect, test } from "vitest";
import { slugOf } from "#site/content/entries/slug.ts";

test.each([
  ["Site vitrine médical", "site-vitrine-medical"],
  ["Chatbot service client IA", "chatbot-service-client-ia"],
  ["  Refonte UX/UI — e-commerce ! ", "refonte-ux-ui-e-commerce"],
  ["Bäckerei Größenwahn & Söhne", "baeckerei-groessenwahn-soehne"],
  ["L’œuvre, 2e édition", "l-oeuvre-2e-edition"],
  ["Zürich", "zuerich"],
  ["a\u0308", "ae"],
  ["!?", ""],
])("%s becomes %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
