import { expect, test } from "vitest";
import { fillTemplate, templateParts } from "#contract/copy/fill-template.ts";

test("a template is filled in with values as they are, which name no placeholders themselves", () => {
  const values = { name: "$& {limit}\u200b", limit: 0 };
  expect(fillTemplate("{name}: {limit}, {limit}", values)).toBe("$& {limit}\u200b: 0, 0");
  expect(templateParts("{name}: {limit}", values)).toEqual(["", values.name, ": ", 0, ""]);
  expect([fillTemplate("{other}", values), templateParts("{other}", values)]).toEqual([
    "{other}",
    ["", "{other}", ""],
  ]);
});
