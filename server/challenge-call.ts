import type { FastifyInstance } from "fastify";
import type { ProofOfWork } from "#contact/guard/proof-of-work.ts";
import { site } from "#site.config.ts";

/** Where the form asks what work to do. */
export const challengePath = "/functions/v1/challenge";

/** Hands out a new challenge to whoever asks; nothing is kept of it until its solution comes back. */
export async function challengeCall(
  app: FastifyInstance,
  { newChallenge }: Pick<ProofOfWork, "newChallenge">,
): Promise<void> {
  app.get(challengePath, async (request, reply) => {
    reply.header("cache-control", "no-store").header("vary", "origin");
    // The site's pages may live on another host than its calls.
    const { origin } = new URL(site.url);
    if (request.headers.origin === origin) reply.header("access-control-allow-origin", origin);
    return newChallenge();
  });
}
