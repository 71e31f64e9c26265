import { once } from "node:events";
import { createServer, type Server } from "node:http";

/** Answers plain HTTP with the same address of the encrypted site, on a port of its own. */
export async function serveRedirect(siteUrl: string, host: string, port: number): Promise<Server> {
  const { origin } = new URL(siteUrl);
  const server = createServer((request, response) => {
    const path = request.url?.startsWith("/") ? request.url : "/";
    response.writeHead(308, { location: origin + path, "content-length": 0 }).end();
  });
  server.requestTimeout = 5_000;
  // Rejects where the port cannot be had.
  await once(server.listen(port, host), "listening");
  return server;
}
