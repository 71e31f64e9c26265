import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const orvane = join(import.meta.dirname, "orvane");

let folder: string;
let home: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "orvane-command-"));
  home = join(folder, "home");
  await mkdir(join(home, "releases"), { recursive: true });
  // Stubs for commands that need systemd and its users.
  await program("id", "echo 0");
  await program("runuser", 'shift 3\nexec "$@"');
  await program("sleep", "exit 0");
  await program("systemctl", `echo "$@" >> ${folder}/systemctl`);
  await program("systemd-run", 'for word; do last=$word; done\necho "ran $last"');
  await program("npm", '[ "$1" = ci ] || { mkdir -p build && cp site build/site && cp -r build kept; }');
  // A release containing `broken` never becomes ready.
  await program("curl", `! grep -q broken ${home}/current/build/site`);
  git(folder, "init", "--quiet", "--initial-branch=main", "origin");
  await commit("first");
  git(folder, "clone", "--quiet", "origin", join(home, "source"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function program(name: string, script: string): Promise<void> {
  await mkdir(join(folder, "bin"), { recursive: true });
  await writeFile(join(folder, "bin", name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

function git(where: string, ...words: string[]): void {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org"];
  expect(spawnSync("git", [...identity, ...words], { cwd: where }).status).toBe(0);
}

async function commit(site: string): Promise<void> {
  const origin = join(folder, "origin");
  for (const name of ["package.json", "package-lock.json", ".npmrc"]) await writeFile(join(origin, name), "");
  await writeFile(join(origin, "site"), site);
  git(origin, "add", "--all");
  git(origin, "commit", "--quiet", "--message", site);
}

function run(...words: string[]) {
  const environment = { PATH: `${folder}/bin:${process.env["PATH"]}`, ORVANE_HOME: home };
  const { status, stdout, stderr } = spawnSync(orvane, words, { env: environment, encoding: "utf8" });
  return { status, stdout, stderr };
}

const liveSite = () => readFile(join(home, "current/build/site"), "utf8");
/** Releases made within the same second would have the same name. */
const nextSecond = async () => {
  const second = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(second);
};

test("an update builds next to the live release, switches and restarts; a rollback switches back", async () => {
  expect(run("update")).toMatchObject({ status: 0 });
  expect(await liveSite()).toBe("first");
  await commit("second");
  await nextSecond();
  expect(run("update")).toMatchObject({ status: 0 });
  expect(await liveSite()).toBe("second");
  expect(run("releases").stdout.trim().split("\n")).toHaveLength(2);
  expect(run("rollback")).toMatchObject({ status: 0 });
  expect(await liveSite()).toBe("first");
  expect(run("rollback")).toMatchObject({ status: 1, stderr: expect.stringContaining("no release before") });
  expect(await readFile(join(folder, "systemctl"), "utf8")).toBe("restart orvane\n".repeat(3));
});

test("an update that fails to build changes nothing; one that does not start is rolled back", async () => {
  run("update");
  const first = basename(await readlink(join(home, "current")));
  await commit("broken");
  await nextSecond();
  expect(run("update")).toMatchObject({ status: 1, stderr: expect.stringContaining("is live again") });
  expect(basename(await readlink(join(home, "current")))).toBe(first);
  await program("npm", "exit 1");
  await nextSecond();
  expect(run("update").status).not.toBe(0);
  expect(await liveSite()).toBe("first");
  expect(await readFile(join(folder, "systemctl"), "utf8")).toBe("restart orvane\n".repeat(3));
});

test("four releases are kept", async () => {
  for (const site of ["a", "b", "c", "d", "e"]) {
    await commit(site);
    await nextSecond();
    run("update");
  }
  expect(run("releases").stdout.trim().split("\n")).toHaveLength(4);
  expect(await liveSite()).toBe("e");
}, 30_000);

test("every other command is passed on to the command line", async () => {
  expect(run("list")).toMatchObject({ status: 0, stdout: "ran list\n" });
});
