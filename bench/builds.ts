import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { outputOf } from "#bench/processes.ts";
import { copyProject } from "#bench/project-copy.ts";
import type { Measured } from "#bench/results.ts";

/** Times a build of a fresh copy of the project, and a second build of the same copy. */
export async function measureBuilds(): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), "bench-builds-"));
  try {
    await copyProject(folder);
    const cold = await build(folder);
    const second = await build(folder);
    return {
      figures: {
        coldBuild: { value: cold, note: `${availableParallelism()} cores, \`npm run build\`` },
        secondBuild: { value: second, note: "with the cache the first one left" },
      },
      details: { cold, second, cores: availableParallelism() },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function build(folder: string): Promise<number> {
  const started = performance.now();
  await outputOf("npm", ["run", "build"], { cwd: folder });
  return (performance.now() - started) / 1000;
}
