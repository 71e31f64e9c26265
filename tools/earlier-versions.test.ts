import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { readContent } from "#contract/reader/content-file.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { gone, withRemedy } from "#tools/earlier-versions.ts";

test("nothing is called gone that the sample has", () => {
  const found = gone.flatMap(({ files, key }) =>
    globSync(`${siteFolder}/${files}`).filter((file) => {
      const { data } = readContent(file);
      return (
        key
          .split(".")
          .filter(Boolean)
          .reduce<unknown>((value, part) => Object(value)[part], data) !== undefined
      );
    }),
  );
  expect(found).toEqual([]);
});

test("a key or a file that is gone is named with what to do, another one as it is", () => {
  for (const { files, key, remedy } of gone) {
    const file = `${siteFolder}/${files.replace(/\{(.*?),.*\}/, "$1").replaceAll("*", "xx")}`;
    const problem = key
      ? `${file}:3: ${key} is not known here`
      : `${file}: there is no screen or part of this name`;
    expect(withRemedy(problem)).toBe(key ? `${problem}: ${remedy}` : `${file}: ${remedy}`);
  }
  const other = `${siteFolder}/copy/xx/home.yaml:3: heros is not known here`;
  expect(withRemedy(other)).toBe(other);
});
