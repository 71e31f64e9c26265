// Run by `npm run scan` here: grades the built site with the MDN HTTP Observatory, over TLS with a test
// certificate. Exits with 1 below the required score.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { createServer as createGate } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { scan } from "@mdn/mdn-http-observatory/src/scanner/index.js";
import { generate } from "selfsigned";
import { startServer } from "../../tests/faults/server-process.ts";
import { freePort } from "../../tests/free-port.ts";

/** Required score; 100 passes everything, more is extra credit. */
const leastScore = 130;

/** First byte of a TLS handshake. */
const handshake = 0x16;

// Lists of public hosts, which the package would download at installation; localhost is on none of them.
for (const [list, empty] of [
  ["hsts-preload", "{}"],
  ["tld-list", "[]"],
]) {
  const file = new URL(
    `../../conf/${list}.json`,
    import.meta.resolve("@mdn/mdn-http-observatory/src/scanner/index.js"),
  );
  await writeFile(file, empty, { flag: "wx" }).catch(() => {});
}

process.chdir(join(import.meta.dirname, "..", ".."));
const dataFolder = await mkdtemp(join(tmpdir(), "observatory-"));
const server = await startServer({
  port: await freePort(),
  dataFolder,
  smtpUrl: `smtp://127.0.0.1:${await freePort()}`,
});
const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }], {
  keySize: 2048,
  extensions: [
    { name: "basicConstraints", cA: true },
    { name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] },
  ],
});
setDefaultCACertificates([...getCACertificates(), cert]);

// Acts as a reverse proxy: terminates TLS, forwards to the server, and redirects plain HTTP to HTTPS.
const secure = createSecureServer({ key, cert }, (incoming, outgoing) => {
  const { method, url, headers } = incoming;
  incoming.pipe(
    request(new URL(url ?? "/", server.url), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    }),
  );
});
const plain = createServer(({ url }, outgoing) => {
  outgoing.writeHead(301, { location: `https://${host}${url}` }).end();
});
// The scan knows only one port per host, so this one accepts both TLS and plain HTTP.
const gate = createGate((socket) => {
  socket.on("error", () => {});
  socket.once("readable", () => {
    const chunk = socket.read();
    if (chunk === null) return;
    socket.unshift(chunk);
    (chunk[0] === handshake ? secure : plain).emit("connection", socket);
  });
});
const port = await freePort();
const host = `localhost:${port}`;
await new Promise((resolve) => gate.listen(port, resolve));

try {
  const { scan: verdict, tests } = await scan(host);
  for (const [name, { pass, scoreModifier, result }] of Object.entries(tests)) {
    console.log(`${pass ? "pass" : "FAIL"}  ${`${scoreModifier ?? 0}`.padStart(4)}  ${name}: ${result}`);
  }
  console.log(`\nscore ${verdict.score}, grade ${verdict.grade}, ${leastScore} asked for`);
  process.exitCode = verdict.score >= leastScore ? 0 : 1;
} finally {
  gate.close();
  await server.end("SIGTERM");
  await rm(dataFolder, { recursive: true, force: true });
}
// Connections kept alive by the scan would keep the process running.
process.exit();
