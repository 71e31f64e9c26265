import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { takeTurns } from "#bench/scaling/upstreams.ts";
import { freePort } from "#tests/faults/free-port.ts";

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const port = await freePort();
  const server = createServer(listener).listen(port, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${port}`;
}

const handed = { method: "POST", path: "/", headers: {}, body: Buffer.from("x") };
const nowhere = async () => `http://127.0.0.1:${await freePort()}`;

test("a server that breaks off is followed by the next, for what may arrive twice", async () => {
  let asked = 0;
  const breaking = await serve((request) => {
    asked += 1;
    request.socket.destroy();
  });
  const sound = await serve((_request, response) => response.end("sound"));
  const upstreams = takeTurns([breaking, sound]);
  for (let turn = 0; turn < 4; turn += 1) {
    const answer = await upstreams.ask({ ...handed, repeatable: true });
    expect(answer.body.toString()).toBe("sound");
  }
  // Once it has failed it is left alone for a while.
  expect(asked).toBe(1);
  expect(upstreams.repeated).toBe(1);
});

test("what must not arrive twice is sent on only where it cannot have arrived", async () => {
  const breaking = await serve((request) => request.socket.destroy());
  let arrived = 0;
  const sound = await serve((_request, response) => {
    arrived += 1;
    response.end();
  });
  const careful = takeTurns([sound, breaking]);
  await expect(careful.ask({ ...handed, repeatable: false })).rejects.toThrow();
  expect(arrived).toBe(0);
  const refused = takeTurns([sound, await nowhere()]);
  expect((await refused.ask({ ...handed, repeatable: false })).status).toBe(200);
});

test("a server that cannot store is followed by another, whose answer stands", async () => {
  const full = await serve((_request, response) => response.writeHead(503).end());
  const sound = await serve((_request, response) => response.end());
  expect((await takeTurns([sound, full]).ask({ ...handed, repeatable: true })).status).toBe(200);
  expect((await takeTurns([full]).ask({ ...handed, repeatable: true })).status).toBe(503);
});

test("where no server answers, nobody pretends", async () => {
  const upstreams = takeTurns([await nowhere(), await nowhere()]);
  await expect(upstreams.ask({ ...handed, repeatable: true })).rejects.toThrow();
});
