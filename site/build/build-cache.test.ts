import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cachedResult, deleteUnusedResults } from "#site/build/build-cache.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cached-results-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const result = Buffer.from("the result");
const maker = () => vi.fn(() => Promise.resolve(result));

async function onlyFile(): Promise<string> {
  const [name, ...more] = await readdir(join(folder, "kind"));
  expect(more).toEqual([]);
  return join(folder, "kind", name ?? "");
}

describe("a cached result", () => {
  test("is computed once for the same source", async () => {
    const make = maker();
    expect(await cachedResult("kind", ["a", Buffer.from("b")], make, folder)).toEqual(result);
    expect(await cachedResult("kind", ["a", Buffer.from("b")], make, folder)).toEqual(result);
    expect(make).toHaveBeenCalledTimes(1);
  });
});

describe("pruning", () => {
  test("deletes results not used since", async () => {
    const make = maker();
    await cachedResult("kind", ["used"], make, folder);
    const used = await onlyFile();
    await cachedResult("kind", ["unused"], make, folder);
    await writeFile(`${used}.1`, "half of it");
    const before = new Date(Date.now() - 60_000);
    for (const name of await readdir(join(folder, "kind"))) {
      await utimes(join(folder, "kind", name), before, before);
    }
    const since = new Date();
    await cachedResult("kind", ["used"], make, folder);
    await deleteUnusedResults(since, folder);
    expect(await onlyFile()).toBe(used);
  });
});
