import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { unpublishedTexts } from "#site/build/unpublished-texts.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

let site: string;

beforeEach(async () => {
  site = await newFolder();
});

async function write(folder: string, facts: string): Promise<void> {
  await mkdir(join(site, folder), { recursive: true });
  await writeFile(join(site, folder, "facts.yaml"), facts);
}

test("drafts and texts of a later day are named", async () => {
  await write("articles/published", "date: 2030-01-01\n");
  await write("articles/later", "date: 2030-01-02\n");
  await write("cases/unfinished", "draft: true\n");
  expect(unpublishedTexts(site, "2030-01-01")).toBe(
    "2 texts are not published yet: articles/later (2030-01-02), cases/unfinished (draft)",
  );
});
