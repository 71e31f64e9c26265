// Run by `npm run scan` here: the built site, served over TLS with a test certificate, as the MDN HTTP
// Observatory grades it. Ends with 1 below the score that is asked for.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { createServer as createGate } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { scan } from "@mdn/mdn-http-observatory/src/scanner/index.js";
import { generate } from "selfsigned";
import { freePort } from "../../tests/faults/free-port.ts";
import { startServer } from "../../tests/faults/server-process.ts";

/** What the site must reach; 100 is a pass in everything, more is extra credit. */
const leastScore = 130;

/** The first byte of a TLS connection. */
const handshake = 0x16;

// Lists of public hosts, which the package would download when it is installed; they know no localhost.
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

// What a reverse proxy does: TLS on one side, the server on the other, and plain visits sent to TLS.
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
// The scan knows one port a host: both stand behind it.
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
// Connections the scan keeps alive would keep the process.
process.exit();
