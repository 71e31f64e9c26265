import { chmod, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packagedPostgres, startPostgres } from "#tests/faults/postgres-cluster.ts";

let folder: string;
beforeEach(async () => {
  // As `/root`: nobody else may enter it.
  folder = await mkdtemp(join(tmpdir(), "of mode 700, été-"));
  await cp(packagedPostgres(), folder, { recursive: true, verbatimSymlinks: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("PostgreSQL starts from a folder that only its owner may enter", async () => {
  const postgres = await startPostgres(folder);
  expect(await postgres.newDatabase()).toContain("postgres://");
  await postgres.remove();
});

test("PostgreSQL that cannot start says why", async () => {
  await writeFile(join(folder, "bin/postgres"), "#!/bin/sh\necho no such luck >&2\n");
  await chmod(join(folder, "bin/postgres"), 0o755);
  await expect(startPostgres(folder)).rejects.toThrow(/no such luck|initdb/);
});
