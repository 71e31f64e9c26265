import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { validFields } from "#tests/fake-site.ts";
import { startPostgres } from "#tests/faults/postgres-cluster.ts";
import { freePort } from "#tests/free-port.ts";

const isInstalled = (program: string) => spawnSync(program, ["-v"]).error === undefined;

const postgres = await startPostgres();
afterAll(() => postgres.remove());

/** With FAULTS=long the restarts go on until far more requests have been answered. */
const isLong = process.env["FAULTS"] === "long";
const leastRequests = isLong ? 20_000 : 1_000;

let folder: string;
let databaseUrl: string;
let proxy: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rolling-restart-"));
  databaseUrl = await postgres.newDatabase();
  // nginx hands its temporary folders to a user of its own.
  await chmod(folder, 0o755);
});
afterEach(async () => {
  proxy?.kill("SIGTERM");
  for (const name of ["one", "two"]) await signal(name, "SIGKILL").catch(() => {});
  await rm(folder, { recursive: true, force: true });
});

/** Sends a signal to the server started by a script. */
async function signal(name: string, kind: NodeJS.Signals): Promise<void> {
  const pid = Number(await readFile(join(folder, name, "pid"), "utf8"));
  if (pid > 0) process.kill(pid, kind);
}

/** Creates a script that starts a server, or stops the one it started before and starts it again. */
async function restartable(name: string, port: number): Promise<string> {
  const own = join(folder, name);
  await mkdir(own);
  const script = join(own, "restart");
  const lines = `#!/bin/sh
if [ -e ${own}/pid ]; then
  kill -TERM "$(cat ${own}/pid)"
  while kill -0 "$(cat ${own}/pid)" 2>/dev/null; do sleep 0.1; done
fi
export NODE_ENV=production PORT=${port} DATA_DIR=${own}/data DATABASE_URL=${databaseUrl}
export RATE_LIMIT=0 DRAIN_SECONDS=5 TRUST_PROXY=loopback
nohup ${process.execPath} build/server/main.js >>${own}/log 2>&1 &
echo $! >${own}/pid
`;
  await writeFile(script, lines, { mode: 0o755 });
  spawnSync(script);
  await untilUp(`http://127.0.0.1:${port}/ready`);
  return script;
}

async function untilUp(url: string): Promise<void> {
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
}

type Ports = { proxy: number; one: number; two: number };

/** Writes a sample configuration, with only ports, certificates and settings this machine does not allow replaced. */
async function adapt(name: string, { one, two }: Ports, change: (sample: string) => string): Promise<string> {
  const sample = await readFile(join(import.meta.dirname, name), "utf8");
  const file = join(folder, name);
  const ported = sample.replaceAll("127.0.0.1:3000", `127.0.0.1:${one}`);
  await writeFile(file, change(ported.replaceAll("127.0.0.1:3001", `127.0.0.1:${two}`)));
  return file;
}

const proxies = {
  async nginx(ports: Ports): Promise<ChildProcess> {
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join(" ");
    const file = await adapt("nginx.conf", ports, (sample) => {
      const [site = ""] = sample.split(/\n(?=server \{\n\tlisten 443[^}]*server_name www)/);
      const plain = site
        .replace("listen 443 ssl http2;", `listen 127.0.0.1:${ports.proxy};`)
        .replace(/\tlisten \[::\].*\n|\tssl_.*\n/g, "");
      return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp { access_log off; ${temporary}\n${plain}\n}`;
    });
    return spawn("nginx", ["-c", file], { stdio: "ignore" });
  },
  async caddy(ports: Ports): Promise<ChildProcess> {
    const file = await adapt("Caddyfile", ports, (sample) =>
      (sample.split(/\n(?=www)/)[0] ?? "")
        .replace("grace_period", "admin off\n\tgrace_period")
        .replace("{$DOMAIN:localhost}", `http://127.0.0.1:${ports.proxy}`)
        .replace("{$SITE:site:3000}", `127.0.0.1:${ports.one} 127.0.0.1:${ports.two}`),
    );
    const words = ["run", "--adapter", "caddyfile", "--config", file];
    return spawn("caddy", words, { stdio: "ignore", env: { ...process.env, HOME: folder } });
  },
};

/** Starts both servers and the proxy. */
async function startBehind(start: (ports: Ports) => Promise<ChildProcess>) {
  const ports = { proxy: await freePort(), one: await freePort(), two: await freePort() };
  const words = [
    `http://127.0.0.1:${ports.one}`,
    await restartable("one", ports.one),
    `http://127.0.0.1:${ports.two}`,
    await restartable("two", ports.two),
  ];
  proxy = await start(ports);
  const url = `http://127.0.0.1:${ports.proxy}`;
  await untilUp(`${url}/`);
  return { url, words };
}

describe.each(Object.entries(proxies))("behind %s", (name, start) => {
  test.skipIf(!isInstalled(name))(
    "a rolling restart loses no page and no lead",
    async () => {
      const { url, words } = await startBehind(start);
      let isOver = false;
      let answered = 0;
      const failures: string[] = [];
      const read = () => fetch(`${url}/`);
      const visitor = async (visit: () => Promise<Response>) => {
        while (!isOver) {
          try {
            const answer = await visit();
            const body = await answer.text();
            if (answer.status !== 200) failures.push(`${answer.status} ${body.slice(0, 200)}`);
          } catch (error) {
            failures.push(String(error instanceof Error ? (error.cause ?? error) : error));
          }
          answered += 1;
        }
      };
      const submit = () =>
        fetch(`${url}/functions/v1/send-contact-email`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ ...validFields, language: "de", idempotencyKey: crypto.randomUUID() }),
        });
      const visits = [
        ...Array.from({ length: 6 }, () => visitor(read)),
        ...Array.from({ length: 2 }, () => visitor(submit)),
      ];
      // Without the pause for the proxy to notice, so that for a moment its checks may find no server at all.
      const env = { ...process.env, PAUSE_SECONDS: "0" };
      let rounds = 0;
      do {
        const script = spawn("deploy/rolling-restart.sh", words, { stdio: "ignore", env });
        expect(await new Promise((resolve) => script.once("exit", resolve))).toBe(0);
        rounds += 1;
      } while (answered < leastRequests);
      isOver = true;
      await Promise.all(visits);
      console.info(
        `${name}: ${2 * rounds} restarts under ${answered} requests, ${failures.length} of them failed`,
      );
      expect(failures).toEqual([]);
    },
    isLong ? 1_200_000 : 120_000,
  );

  test.skipIf(!isInstalled(name))(
    "a server that is slow for a moment keeps its visitors while the other one is away",
    async () => {
      const { url } = await startBehind(start);
      await signal("one", "SIGKILL");
      // Longer than the proxies' checks are apart.
      const between = () => new Promise((resolve) => setTimeout(resolve, 2_500));
      await between();
      await signal("two", "SIGSTOP");
      const answers: Promise<number>[] = [];
      const visitors = setInterval(() => answers.push(fetch(`${url}/`).then(({ status }) => status)), 50);
      await between();
      await signal("two", "SIGCONT");
      clearInterval(visitors);
      expect([...new Set(await Promise.all(answers))]).toEqual([200]);
    },
    60_000,
  );
});
