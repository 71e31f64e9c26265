import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cores, isInstalled, pin, type Running, startProcess } from "#bench/processes.ts";
import { siteFolder } from "#tests/contract/built-site.ts";
import { freePort } from "#tests/free-port.ts";

/** Servers compared with each other. */
export const peers = {
  ours: "our server",
  nginx: "nginx, one worker",
  buffer: "a buffer from node:http",
  fastifyStatic: "@fastify/static",
} as const;

export type Peer = keyof typeof peers;

export const hasNginx = isInstalled("nginx", "-v");

/** Starts our server as in production, with an unreachable mail server and its own data folder. */
export async function startOwn(): Promise<Running> {
  const port = await freePort();
  const dataFolder = await mkdtemp(join(tmpdir(), "bench-server-"));
  const running = await startProcess(
    `http://127.0.0.1:${port}/`,
    process.execPath,
    ["build/server/main.js"],
    {
      // The server's log is not part of the measurement.
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        PATH: process.env["PATH"],
        NODE_ENV: "production",
        PORT: String(port),
        DATA_DIR: dataFolder,
        SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      },
    },
  );
  return {
    ...running,
    async end() {
      await running.end();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Starts a server that always answers with the home page in Brotli: the upper bound for Node. */
export async function startBuffer(): Promise<Running> {
  const port = await freePort();
  const program = `
    const { readFileSync } = require("node:fs");
    const body = readFileSync(process.argv[1]);
    const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br", "content-length": body.length };
    require("node:http").createServer((_request, response) => response.writeHead(200, headers).end(body))
      .listen(Number(process.argv[2]), "127.0.0.1");`;
  return startProcess(`http://127.0.0.1:${port}/`, process.execPath, ["-e", program, home, String(port)]);
}

const home = join(siteFolder, "index.html.br");

async function startNginx(): Promise<Running> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "bench-nginx-"));
  const configuration = join(folder, "nginx.conf");
  // The fastest setup: one process, cached file handles, no log.
  await writeFile(
    configuration,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000000;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server {
        listen 127.0.0.1:${port};
        root ${siteFolder};
        location = / {
          try_files /index.html.br =404;
          types { }
          default_type "text/html; charset=utf-8";
          add_header Content-Encoding br;
          add_header Vary Accept-Encoding;
        }
      }
    }`,
  );
  const running = await startProcess(`http://127.0.0.1:${port}/`, "nginx", [
    "-p",
    folder,
    "-e",
    "stderr",
    "-c",
    configuration,
  ]);
  return {
    ...running,
    async end() {
      await running.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startFastifyStatic(): Promise<Running> {
  const port = await freePort();
  const program = join(import.meta.dirname, "tools/static-server.ts");
  return startProcess(`http://127.0.0.1:${port}/`, process.execPath, [program, siteFolder, String(port)]);
}

/** Starts every server installed here, each pinned to the server core. */
export async function startPeers(): Promise<Map<Peer, Running>> {
  const running = new Map<Peer, Running>([
    ["ours", await startOwn()],
    ["buffer", await startBuffer()],
    ["fastifyStatic", await startFastifyStatic()],
  ]);
  if (hasNginx) running.set("nginx", await startNginx());
  for (const [peer, { pid, url }] of running) {
    pin(pid, cores.server);
    await check(peer, url);
  }
  return running;
}

/** All must send the same bytes, or the comparison would be meaningless. */
async function check(peer: Peer, url: string): Promise<void> {
  const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
  const encoding = answer.headers.get("content-encoding");
  const text = await answer.text();
  const expected = await readFile(join(siteFolder, "index.html"), "utf8");
  if (answer.status !== 200 || encoding !== "br" || text !== expected) {
    throw new Error(`${peers[peer]} answers ${answer.status}, ${encoding}, with another page`);
  }
}
