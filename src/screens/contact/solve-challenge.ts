import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Longest wait for a challenge, and longest work on it, in milliseconds. */
const patience = { challenge: 10_000, work: 60_000 } as const;

/**
 * Asks for a challenge and solves it. Each try is a task of the browser's own cryptography beside the page's
 * thread, with room for typing between any two.
 * @returns the challenge with its solution as the server reads them, or nothing where it took too long.
 * @throws where there is no challenge, or no cryptography: pages without TLS have none.
 */
export async function solveChallengeAt(address: string): Promise<string | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience.challenge) });
  const challenge = await answer.json();
  const solution = await solveChallenge({ challenge, deriveKey, timeout: patience.work });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
