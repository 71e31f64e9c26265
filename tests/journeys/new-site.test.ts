import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, test } from "vitest";
import { project } from "#tests/support/project-copy.ts";

const run = promisify(execFile);
const folder = ".cache/new-site";
const remove = () => rm(join(project, folder), { recursive: true, force: true });

afterAll(remove);

test.each([
  ["--languages=de,fr", "--currencies=EUR,CHF", "--services=websites,social"],
  ["--languages=it,de", "--currencies=CHF,EUR", "--services=websites,automation,cro,design,social"],
])("a new site keeps the rules of sites: %s %s %s", async (...choices) => {
  await remove();
  const node = (site: string, ...words: string[]) =>
    run(process.execPath, words, {
      cwd: project,
      env: { ...process.env, SITE: site, VITEST: undefined, NODE_ENV: undefined },
      maxBuffer: 2 ** 26,
    });
  await node(
    "sample",
    ...["tools/new.ts", folder, "--name=Nordlicht", "--url=https://nordlicht.example", "--person=Ute Brandt"],
    ...["--phone=+49 421 5550123", "--city=Bremen", "--country=DE", ...choices],
  );
  await node(folder, "tools/build.ts");
  await node(folder, "node_modules/vitest/vitest.mjs", "run", "--project", "site");
});
