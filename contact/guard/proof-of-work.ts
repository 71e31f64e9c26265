import { type Challenge, createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Clock } from "#contact/clock.ts";
import type { UsedSolutionTable } from "#contact/store/tables.ts";
import type { SpamSignal } from "#content/facts/spam-signals.ts";

/**
 * What a browser has to find: a key that begins so, among keys that take 2,500 rounds each. It tries 256
 * of them on average, a third of a second on a laptop and a few seconds on a slow phone; a check here
 * is one key, outside the event loop.
 */
const work = { algorithm: "PBKDF2/SHA-256", cost: 2_500, keyPrefix: "00" } as const;

/** How long a challenge may be solved and handed in, in milliseconds. */
const lifetime = 2 * 3_600_000;

/** How much longer a used one is remembered, for the clocks of several servers differ. */
const margin = 3_600_000;

/** Longest text that is looked at; a solution has about 600 characters. */
const longest = 2_000;

/** A solution speaks against nobody, or it does by a sign; a right one counts only once. */
export type CheckedProof =
  | { readonly sign: SpamSignal; readonly solution: null }
  | { readonly sign: null; readonly solution: UsedSolutionTable };

/** Asks browsers for work that costs a person nothing, and whoever posts by the thousand a lot (ALTCHA). */
export interface ProofOfWork {
  newChallenge(): Promise<Challenge>;
  /** Looks at what was handed in; never throws. */
  check(handedIn: string | null): Promise<CheckedProof>;
}

/** @param secret signs the challenges; servers that do not share it do not know each other's. */
export function createProofOfWork(secret: string, clock: Clock): ProofOfWork {
  return {
    newChallenge: () =>
      createChallenge({
        ...work,
        deriveKey,
        hmacSignatureSecret: secret,
        expiresAt: Math.floor((clock.now() + lifetime) / 1000),
      }),
    async check(handedIn) {
      if (handedIn === null) return against("no-proof");
      try {
        if (handedIn.length > longest) return against("wrong-proof");
        const { challenge, solution } = JSON.parse(Buffer.from(handedIn, "base64").toString("utf8"));
        // Signed by this server, or by one with the same secret: all that follows is as it was given out.
        const { verified, expired } = await verifySolution({
          challenge,
          solution,
          deriveKey,
          hmacSignatureSecret: secret,
        });
        if (expired) return against("expired-proof");
        if (!verified) return against("wrong-proof");
        // One challenge has many solutions; together they count once.
        const { signature, parameters } = challenge as Required<Challenge>;
        const expires_at = Number(parameters.expiresAt) * 1000 + margin;
        return { sign: null, solution: { hash: signature, expires_at } };
      } catch {
        return against("wrong-proof");
      }
    },
  };
}

function against(sign: SpamSignal): CheckedProof {
  return { sign, solution: null };
}
