import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "#leads/clock.ts";
import { openStore } from "#leads/store/open-store.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { project } from "#tests/project-copy.ts";
import { newLead } from "#tests/sample-lead.ts";

/** The lead and the person that the documents' examples speak of. */
const [leadId, person] = ["3020abf7-0000-7000-8000-000000000000", "person@example.org"];

let folder: string;
let checkout: string;
let environment: NodeJS.ProcessEnv;

/** Stands in for what needs systemd, users of its own or minutes; the rest is as on a real machine. */
const programs: Record<string, string> = {
  id: "echo 0",
  useradd: "exit 0",
  runuser: 'shift 3\nexec "$@"',
  install: `for word; do
  shift
  case $word in -o | -g) skip=1 ;; *) if [ -n "$skip" ]; then skip=; else set -- "$@" "$word"; fi ;; esac
done
exec /usr/bin/install "$@"`,
  npm: `case "$*" in
*--omit=dev*) ln -s ${JSON.stringify(join(project, "node_modules"))} node_modules ;;
"run build") mkdir build && cp -rL "$PROJECT/build/server" "$PROJECT/build/complete.json" build && cp words build/words ;;
esac`,
  systemctl: `case "$*" in
"restart orvane") ! grep -q broken "$ORVANE_HOME/current/build/words" "$ORVANE_HOME/words" 2>/dev/null ;;
esac`,
  // As the real one: a relative program is looked for in the caller's folder, and runs in the working directory.
  "systemd-run": `for word; do
  case $word in
  --setenv=*) export "\${word#--setenv=}" ;;
  --working-directory=*) there=\${word#*=} ;;
  --*) ;;
  *) break ;;
  esac
  shift
done
[ -x "$1" ] || { echo "Failed to find executable $1: No such file or directory" >&2; exit 1; }
program=$(realpath -s "$1")
shift
cd "$there" && exec "$program" "$@"`,
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "installed-"));
  checkout = join(folder, "her été, a checkout");
  const home = join(folder, "home");
  environment = {
    PATH: `${folder}/bin:/usr/bin:/bin:${process.env["PATH"]}`,
    PROJECT: project,
    ORVANE_HOME: home,
    ORVANE_ROOT: join(folder, "root"),
    ORVANE_DATA: join(folder, "data"),
    ORVANE_BACKUPS: join(folder, "backups"),
  };
  for (const made of ["bin", "data"]) await mkdir(join(folder, made));
  for (const [name, script] of Object.entries(programs))
    await writeFile(join(folder, "bin", name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  await cp(join(project, "deploy"), join(checkout, "deploy"), { recursive: true });
  for (const name of ["package.json", "package-lock.json", ".npmrc", "LICENSE", "THIRD-PARTY-LICENCES.md"])
    await cp(join(project, name), join(checkout, name));
  const store = await openStore(join(folder, "data"));
  await saveLead(store, systemClock, { ...newLead, lead: { ...newLead.lead, email: person } });
  const saved = await store.selectFrom("lead").selectAll().executeTakeFirstOrThrow();
  const another = { ...saved, id: leadId, email: "other@example.org", idempotency_key: "another" };
  await store.insertInto("lead").values(another).execute();
  await store.destroy();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a line of shell from the root folder, as an owner would who was last somewhere else. */
function run(line: string) {
  const { status, stdout, stderr } = spawnSync("sh", ["-c", line], {
    cwd: "/",
    env: environment,
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}
const orvane = (words: string) => run(`"$ORVANE_ROOT/usr/local/bin/orvane" ${words}`);

async function commit(words: string): Promise<void> {
  await writeFile(join(checkout, "words"), words);
  const git = `git -C "${checkout}" -c user.name=Test -c user.email=test@example.org`;
  const { status, said } = run(
    `${git} init --quiet && ${git} add --all && ${git} commit --quiet -m '${words}'`,
  );
  expect(status, said).toBe(0);
}

/** Releases made within the same second are named by their commit alone. */
const install = (from = checkout) => run(`sleep 1; "${from}/deploy/install.sh"`);
const live = () => readFile(join(folder, "home/current/build/words"), "utf8");
const releases = async () => (await readdir(join(folder, "home/releases"))).sort();

describe.skipIf(spawnSync("git", ["--version"]).status !== 0)("an installation", () => {
  test("is of what is committed, and says so; what was there stays until it is built", async () => {
    await commit("first");
    await writeFile(join(checkout, "words"), "not committed");
    expect(install()).toMatchObject({ status: 0, said: expect.stringContaining("is left out") });
    expect(await live()).toBe("first");
    expect(await readdir(join(folder, "root/etc/systemd/system"))).toContain("orvane.service");
  });

  test("runs every line of the documents that begins with `orvane`, from any folder", async () => {
    const pages = await Promise.all(
      ["README.md", "docs/operations.md", "docs/scaling.md", "docs/settings.md", "docs/yours.md"].map(
        (page) => readFile(join(project, page), "utf8"),
      ),
    );
    const lines = [...pages.join("\n").matchAll(/`(?:sudo )?orvane ([^`]+)`/g)].map(([, line = ""]) => line);
    // They change which release is live, below; the doctor finds no site at an address made for examples.
    const others = /^(rollback|releases|switch|doctor)/;
    const results = lines
      .filter((line) => !others.test(line))
      .map((line) => ({ line, ...orvane(line.replace("> ", `> ${folder}/`)) }));
    expect(results.length).toBeGreaterThan(10);
    expect(results.filter(({ status }) => status !== 0)).toEqual([]);
    expect(await readFile(join(folder, "leads.xlsx"), "latin1")).toMatch(/^PK/);
    expect(orvane("doctor")).toMatchObject({
      status: 1,
      said: expect.stringMatching(/checks failed: \d+\n$/),
    });
  });

  test("is updated after a backup, and goes back to the release before", async () => {
    await commit("second");
    expect(install()).toMatchObject({ status: 0, said: expect.stringMatching(/lead.* in .*\.sqlite/) });
    expect(await live()).toBe("second");
    expect(orvane("rollback")).toMatchObject({ status: 0 });
    expect(await live()).toBe("first");
    expect(orvane("rollback")).toMatchObject({
      status: 1,
      said: expect.stringContaining("no release before"),
    });
    const newest = orvane("releases").said.trim().split("\n").at(-1) ?? "";
    expect(orvane(`switch ${newest}`)).toMatchObject({ status: 0 });
    expect(await live()).toBe("second");
  });

  test("goes back by itself if the new release does not start, and is never silent if neither does", async () => {
    await commit("broken");
    expect(install()).toMatchObject({ status: 1, said: expect.stringContaining("is live again") });
    expect(await live()).toBe("second");
    await writeFile(join(folder, "home/words"), "all broken");
    expect(orvane(`switch ${(await releases()).at(-1)}`)).toMatchObject({
      status: 1,
      said: expect.stringMatching(/THE SITE IS DOWN[\s\S]*restore .*\.sqlite/),
    });
    await rm(join(folder, "home/words"));
  });

  test("changes nothing if there is no backup or the build fails", async () => {
    const before = await releases();
    await rm(join(folder, "backups"), { recursive: true });
    await writeFile(join(folder, "backups"), "a file in its place");
    expect(orvane(`switch ${before[0]}`)).toMatchObject({
      status: 1,
      said: expect.stringContaining("nothing is switched"),
    });
    await rm(join(folder, "backups"));
    await writeFile(join(folder, "bin/npm"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    expect(install().status).not.toBe(0);
    expect(await live()).toBe("second");
  });

  test("from a release needs neither git nor npm, and keeps four", async () => {
    const [built = ""] = await releases();
    const unpacked = join(folder, "orvane-v1.0.0");
    await cp(join(folder, "home/releases", built), unpacked, { recursive: true, verbatimSymlinks: true });
    await writeFile(join(folder, "bin/git"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    expect([install(unpacked).status, install(unpacked).status]).toEqual([0, 0]);
    expect(await live()).toBe("first");
    expect(await releases()).toHaveLength(4);
    expect((await releases()).at(-1)).toContain("orvane-v1.0.0");
  });
});
