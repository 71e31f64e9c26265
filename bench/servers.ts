/** `npm run bench:servers`, after a build: home pages per second, beside nginx and a buffer from `node:http`. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { builtFolder } from "#tests/support/built-site.ts";
import { freePort } from "#tests/support/free-port.ts";

const rounds = 5;
const seconds = 5;
const folder = mkdtempSync(join(tmpdir(), "bench-servers-"));
const home = join(builtFolder, "index.html.br");

/** The upper bound for Node. */
const buffer = `
  const body = require("node:fs").readFileSync(process.argv[1]);
  const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br", "content-length": body.length };
  require("node:http").createServer((_request, response) => response.writeHead(200, headers).end(body))
    .listen(Number(process.argv[2]), "127.0.0.1");`;

/** The fastest setup: one process, cached file handles, no log. */
const nginxConfiguration = (port: number) => `
  daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
  events { worker_connections 1024; }
  http {
    access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000000;
    client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
    server {
      listen 127.0.0.1:${port};
      location = / {
        root "${builtFolder}";
        try_files /index.html.br =404;
        types { }
        default_type "text/html; charset=utf-8";
        add_header Content-Encoding br;
      }
    }
  }`;

async function start(program: string, words: string[], port: number) {
  const server = spawn("taskset", ["-c", "0", program, ...words], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: folder,
      SMTP_URL: "smtp://127.0.0.1:1",
    },
  });
  const url = `http://127.0.0.1:${port}/`;
  while (server.exitCode === null && !(await fetch(url).catch(() => null))) await wait(50);
  return { server, url };
}

function load(url: string, duration: number): number {
  const { stdout, error } = spawnSync(
    "taskset",
    ["-c", "1", "wrk", "-t1", "-c64", `-d${duration}s`, "-H", "accept-encoding: br", url],
    { encoding: "utf8" },
  );
  if (error || /Non-2xx|Socket errors/.test(stdout)) throw error ?? new Error(stdout);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

const median = (rates: number[]) => rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0;

const [ownPort, nginxPort, bufferPort] = [await freePort(), await freePort(), await freePort()];
writeFileSync(join(folder, "nginx.conf"), nginxConfiguration(nginxPort));
const servers = {
  ours: await start(process.execPath, ["--max-semi-space-size=4", "build/server/main.js"], ownPort),
  nginx: await start("nginx", ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")], nginxPort),
  buffer: await start(process.execPath, ["-e", buffer, home, String(bufferPort)], bufferPort),
};
const rates: Record<string, number[]> = { ours: [], nginx: [], buffer: [] };
try {
  for (const { url } of Object.values(servers)) load(url, 2);
  // Round by round, so that a slow minute affects all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { url }] of Object.entries(servers)) rates[name]?.push(load(url, seconds));
  }
} finally {
  for (const { server } of Object.values(servers)) {
    if (server.exitCode === null && server.kill()) await once(server, "exit");
  }
  rmSync(folder, { recursive: true });
}
const own = rates["ours"] ?? [];
console.table(
  Object.entries(rates).map(([server, each]) => ({
    server,
    "requests a second": Math.round(median(each)),
    "ours beside it": Number(median(each.map((rate, round) => (own[round] ?? 0) / rate)).toFixed(2)),
  })),
);
