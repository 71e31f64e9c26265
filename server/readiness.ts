import type { FastifyInstance } from "fastify";

export const readyPath = "/ready";

/** Whether to send visitors: until a stop signal, whatever the state of the database. */
export interface Readiness {
  isLeaving(): boolean;
  leave(): void;
}

export function createReadiness(): Readiness {
  let leaving = false;
  return {
    isLeaving: () => leaving,
    leave() {
      leaving = true;
    },
  };
}

/** Answers load balancers: 200 while pages are served, 503 once the server is about to stop. */
export async function readinessEndpoint(app: FastifyInstance, { isLeaving }: Pick<Readiness, "isLeaving">) {
  app.get(readyPath, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return isLeaving() ? reply.code(503).send({ status: "leaving" }) : { status: "ready" };
  });
}
