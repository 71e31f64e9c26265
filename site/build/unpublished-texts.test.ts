import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unpublishedTexts } from "#site/build/unpublished-texts.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

test("drafts and texts of a later day are named", async () => {
  const site = await newFolder();
  for (const [folder, facts] of [
    ["articles/published", "date: 2030-01-01\n"],
    ["articles/later", "date: 2030-01-02\n"],
    ["cases/unfinished", "draft: true\n"],
  ] as const) {
    await mkdir(join(site, folder), { recursive: true });
    await writeFile(join(site, folder, "facts.yaml"), facts);
  }
  expect(unpublishedTexts(site, "2030-01-01")).toBe(
    "2 texts are not published yet: articles/later (2030-01-02), cases/unfinished (draft)",
  );
});
