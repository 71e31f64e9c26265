import { request as ask, createServer } from "node:http";
import { freePort } from "#tests/free-port.ts";

/** The same site with a policy that lets no script run, for browsers that cannot be told to; stop it after use. */
export async function withoutScripts(site: string): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const server = createServer((request, response) => {
    const { method, headers } = request;
    const forwarded = ask(site + request.url, { method, headers }, (answer) => {
      const own = answer.headers["content-security-policy"];
      answer.headers["content-security-policy"] = [own, "script-src 'none'"].filter(Boolean).join(", ");
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
