import { expect, test } from "vitest";
import { answeredBy, people } from "#content/facts/team.ts";
import { languages } from "#src/languages.ts";

test.each(languages)("whoever answers visitors in %s works in that language", (language) => {
  expect(people[answeredBy[language]].languages).toContain(language);
});
