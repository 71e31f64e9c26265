import { expect, test } from "vitest";
import { answeredBy, personOf } from "#src/content/people/people.ts";
import { languages } from "#src/languages.ts";

test.each(languages)("whoever answers visitors in %s works in that language", (language) => {
  expect(personOf(answeredBy[language]).languages).toContain(language);
});
