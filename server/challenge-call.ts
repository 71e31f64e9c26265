import type { FastifyInstance } from "fastify";
import type { ProofOfWork } from "#contact/guard/proof-of-work.ts";
import { allowSite } from "#server/cross-site.ts";

/** Where the form asks what work to do. */
export const challengePath = "/functions/v1/challenge";

/** Hands out a new challenge to whoever asks; nothing is kept of it until its solution comes back. */
export async function challengeCall(
  app: FastifyInstance,
  { newChallenge }: Pick<ProofOfWork, "newChallenge">,
): Promise<void> {
  app.get(challengePath, async (request, reply) => {
    reply.header("cache-control", "no-store").header("vary", "origin");
    allowSite(request, reply);
    return newChallenge();
  });
}
