import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HookParameters } from "astro";
import { expect, test } from "vitest";
import { editor } from "#site/dev/editor.ts";
import { builtFolder } from "#tests/support/built-site.ts";

test("the editor of the words adds nothing to a build", async () => {
  // Any use of Astro's setup would throw.
  const setup = { command: "build" } as HookParameters<"astro:config:setup">;
  await editor().hooks["astro:config:setup"]?.(setup);
  const build = join(builtFolder, "..");
  const files = globSync("**/*.*", { cwd: build }).filter((file) => !/\.(br|gz)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(join(build, file), "latin1").includes("keystatic"))).toEqual([]);
});
