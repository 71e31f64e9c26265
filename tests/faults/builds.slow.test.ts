import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { cp, readdir, readFile, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { buildFolder, siteFolder } from "#data/contract/reader/site-folder.ts";
import { copyProject, project } from "#tests/support/project-copy.ts";
import { startSite } from "#tests/support/running-site.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

const run = promisify(execFile);

let folder: string;
/** Home page of the last complete build. */
let home: string;

beforeAll(async () => {
  folder = await newFolder();
  await copyProject(folder);
  // With the cache of the last build, so that the same pictures are not drawn again.
  for (const cached of ["astro", "results"])
    await cp(join(project, ".cache", cached), join(folder, ".cache", cached), { recursive: true });
  // One page is enough to see which build is served, and keeps builds fast; a build reads its addresses in the sitemap.
  const kept = ["site/screens/home/home.page.astro", "site/pages/sitemap.xml.ts"];
  for (const page of globSync(["site/screens/*/*.page.astro", "site/pages/**/*.*"], { cwd: folder })) {
    if (!kept.includes(page)) await rm(join(folder, page), { recursive: true, force: true });
  }
  const complete = await readlink(buildFolder);
  await cp(complete, join(folder, complete), { recursive: true });
  await symlink(complete, join(folder, buildFolder));
  home = await homePage();
});

const build = () => run(process.execPath, ["tools/build.ts"], { cwd: folder });
const builds = () => readdir(join(folder, `.${buildFolder}s`));
const live = async () => basename(await readlink(join(folder, buildFolder)));

/** Home page as served by a server started now. */
async function homePage(): Promise<string> {
  const site = await startSite(folder);
  const page = await (await fetch(site.url)).text();
  await site.stop();
  return page;
}

/** Makes a change that shows in every later build. */
async function changeBrand(): Promise<void> {
  const file = join(folder, siteFolder, "site.yaml");
  const configuration = await readFile(file, "utf8");
  await writeFile(file, configuration.replace(/brand: /, "brand: x"));
}

test("a build that fails leaves the live one as it is", async () => {
  await changeBrand();
  const broken = join(folder, "site/pages/broken.astro");
  await writeFile(broken, '---\nthrow new Error("a page that cannot be rendered");\n---\n');
  await expect(build()).rejects.toThrow("an earlier build is unchanged");
  expect(await homePage()).toBe(home);
  expect(await builds()).toEqual([await live()]);
  await rm(broken);
});

test("a build that is killed leaves the live one as it is, and the next one cleans up", async () => {
  const before = await builds();
  const killed = spawn(process.execPath, ["tools/build.ts"], {
    cwd: folder,
    detached: true,
    stdio: "ignore",
  });
  const ended = once(killed, "exit");
  const begun = () => builds().then((now) => now.find((name) => !before.includes(name)));
  const pages = async () => readdir(join(folder, ".builds", (await begun()) ?? "", "site"));
  await expect.poll(() => pages().catch(() => []), { timeout: 120_000 }).toContain("index.html");
  process.kill(-(killed.pid ?? 0), "SIGKILL");
  await ended;
  expect(await homePage()).toBe(home);

  const previous = await live();
  await build();
  expect(await homePage()).not.toBe(home);
  expect((await builds()).sort()).toEqual([previous, await live()]);
});

test("a server rejects an unfinished build in one sentence", async () => {
  await rm(join(folder, buildFolder, "complete.json"));
  const start = run(process.execPath, [`${buildFolder}/server/main.js`], { cwd: folder });
  await expect(start).rejects.toMatchObject({
    code: 1,
    stderr: "The server cannot start. There is no complete build: run npm run build\n",
  });
});
