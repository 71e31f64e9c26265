import { expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import { answeredBy, personOf } from "#contract/people.ts";

test.each(languages)("whoever answers visitors in %s works in that language", (language) => {
  expect(personOf(answeredBy[language]).languages).toContain(language);
});
