import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { readContent } from "#contract/reader/content-file.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { earlierColours, isKey, removedKeys, renamedColours, withRemedy } from "#tools/earlier-versions.ts";

/** Every key below a value, with dots. */
const keysBelow = (value: unknown, name = ""): string[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => {
        const path = name ? `${name}.${key}` : key;
        return [path, ...keysBelow(inner, path)];
      });

test("nothing is called removed that the sample has", () => {
  const found = removedKeys.flatMap(({ files, key }) =>
    globSync(`${siteFolder}/${files}`).filter(
      (file) => key === "" || keysBelow(readContent(file).data).some((name) => isKey(name, key)),
    ),
  );
  expect(found).toEqual([]);
});

test("a key or a file that is gone is named with what to do, another one as it is", () => {
  for (const { files, key, remedy } of removedKeys) {
    const file = `${siteFolder}/${files.replace(/\{(.*?),.*\}/, "$1").replaceAll("*", "xx")}`;
    const problem = key
      ? `${file}:3: ${key} is not known here`
      : `${file}: there is no screen or part of this name`;
    expect(withRemedy(problem)).toBe(key ? `${problem}: ${remedy}` : `${file}: ${remedy}`);
  }
  const other = `${siteFolder}/copy/xx/home.yaml:3: heros is not known here`;
  expect(withRemedy(other)).toBe(other);
});

test("a colour under its earlier name is named with its line and its name now, one that a brand adds is not", () => {
  const logo = { file: "mark.svg", text: '<path fill="var(--cobalt)"/>' };
  const problemsOf = (...lines: string[]) =>
    earlierColours({ file: "tokens.css", text: [":root {", ...lines, "}"].join("\n") }, logo);
  for (const [earlier, name] of Object.entries(renamedColours)) {
    expect(problemsOf("--other: red;", `--${earlier}: blue;`)).toContain(
      `tokens.css:3: --${earlier} is called --${name} now`,
    );
  }
  expect(problemsOf("--asked: blue;")).toEqual(["mark.svg:1: --cobalt is called --asked now"]);
  expect(problemsOf("--asked: var(--cobalt);", "--cobalt: blue;")).toEqual([]);
});
