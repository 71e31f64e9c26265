import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { siteFolder } from "#contract/site-folder.ts";

test("what a later version adds to the words of a site is filled in as a draft", async () => {
  const parent = await mkdtemp(".cache/site-");
  const folder = `${parent}/site`;
  const check = (...words: string[]) =>
    promisify(execFile)(process.execPath, ["tools/check-content.ts", ...words], {
      env: { ...process.env, SITE: folder },
    });
  try {
    await cp(siteFolder, folder, { recursive: true });
    const file = `${folder}/copy/en/home.yaml`;
    const words = await readFile(file, "utf8");
    await writeFile(file, words.replace(/^name: .*\n/m, ""));
    await expect(check()).rejects.toThrow("name is missing");
    await check("--fill");
    expect(await readFile(file, "utf8")).toMatch(/^# draft: the sample's words\nname: /m);
    await expect(check()).resolves.toMatchObject({ stderr: "" });
  } finally {
    await rm(parent, { recursive: true });
  }
});
