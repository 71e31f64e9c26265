import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { readContent } from "#contract/reader/content-file.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { gone, isKey, withRemedy } from "#tools/earlier-versions.ts";

/** Every key below a value, with dots. */
const keysBelow = (value: unknown, name = ""): string[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => {
        const path = name ? `${name}.${key}` : key;
        return [path, ...keysBelow(inner, path)];
      });

test("nothing is called gone that the sample has", () => {
  const found = gone.flatMap(({ files, key }) =>
    globSync(`${siteFolder}/${files}`).filter(
      (file) => key === "" || keysBelow(readContent(file).data).some((name) => isKey(name, key)),
    ),
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
