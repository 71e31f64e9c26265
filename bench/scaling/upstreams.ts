import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";

/** A request as it is handed on: whole, so that it can be sent twice. */
export interface Handed {
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Buffer;
  /** Whether it may be sent again though a server may have carried it out. */
  readonly repeatable: boolean;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Upstreams {
  /** Asks one server, and the next where that one fails. @throws where all fail. */
  ask(handed: Handed): Promise<Answer>;
  /** Requests that were sent again to another server. */
  readonly repeated: number;
}

/** How long a server that failed is left alone while others answer, in milliseconds. */
const penalty = 500;
/** How long a server is waited for, in milliseconds. */
const patience = 10_000;

/** Servers that are asked in turn. */
export function takeTurns(urls: readonly string[]): Upstreams {
  const servers = urls.map((url) => ({
    url: new URL(url),
    agent: new Agent({ keepAlive: true, maxSockets: 256 }),
    downUntil: 0,
  }));
  let turn = 0;
  let repeated = 0;
  return {
    get repeated() {
      return repeated;
    },
    async ask(handed) {
      turn += 1;
      const now = performance.now();
      const inTurn = servers.map((_server, offset) => servers[(turn + offset) % servers.length]);
      const up = inTurn.filter((server) => server !== undefined && server.downUntil <= now);
      const down = inTurn.filter((server) => server !== undefined && server.downUntil > now);
      let failure: unknown = new Error("no server");
      for (const [position, server] of [...up, ...down].entries()) {
        if (server === undefined) continue;
        if (position > 0) repeated += 1;
        try {
          const answer = await send(server.url, server.agent, handed);
          server.downUntil = 0;
          // A server that cannot store says so; another may.
          if (answer.status !== 503 || !handed.repeatable || position === servers.length - 1) return answer;
        } catch (error) {
          failure = error;
          server.downUntil = performance.now() + penalty;
          if (!handed.repeatable && !neverArrived(error)) break;
        }
      }
      throw failure;
    },
  };
}

const neverArrived = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ECONNREFUSED";

function send(url: URL, agent: Agent, { method, path, headers, body }: Handed): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sending = request(
      { host: url.hostname, port: url.port, agent, method, path, headers, timeout: patience },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          if (!response.complete) return reject(new Error("the answer broke off"));
          resolve({
            status: response.statusCode ?? 502,
            headers: response.headers,
            body: Buffer.concat(chunks),
          });
        });
      },
    );
    sending.on("timeout", () => sending.destroy(new Error("no answer in time")));
    sending.on("error", reject);
    sending.end(body);
  });
}
