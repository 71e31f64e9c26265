import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { schemas } from "#site/editor/schemas.ts";

test("each file of the site is as its schema says, and one with a wrong key is not", () => {
  for (const [pattern, schema] of schemas) {
    const shape = z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema);
    for (const file of globSync(pattern.replace("**", siteFolder))) {
      const data = parse(readFileSync(file, "utf8"));
      expect(shape.safeParse(data).error?.issues, file).toBeUndefined();
      if (schema.additionalProperties === false)
        expect(shape.safeParse({ ...data, wrong: 1 }).success, file).toBe(false);
    }
  }
});

test("every file has a schema, whose keys can be completed and are explained", () => {
  const files = [...schemas.keys()].flatMap((pattern) => globSync(pattern.replace("**", siteFolder)));
  expect(files.toSorted()).toEqual(
    globSync(
      `${siteFolder}/{site,copy/*/*,facts/*,{articles,cases,people,trades}/*/*,services/websites/page}.yaml`,
    ).toSorted(),
  );
  expect(schemas.get("**/articles/*/facts.yaml")?.properties?.["category"]?.enum).toContain("seo");
  expect(schemas.get("**/copy/*/home.yaml")?.properties).toHaveProperty("searchedFor");
});

test("the settings of the project name each schema", () => {
  const patterns: Record<string, string> = JSON.parse(readFileSync(".vscode/settings.json", "utf8"))[
    "yaml.schemas"
  ];
  expect(Object.values(patterns)).toEqual([...schemas.keys()].toSorted());
});
