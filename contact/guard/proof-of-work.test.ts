import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createGuard } from "#contact/guard/guard.ts";
import { createProofOfWork } from "#contact/guard/proof-of-work.ts";
import { memoryRates } from "#contact/guard/rates.ts";

const clock = { now: () => Date.now() };
const hour = 3_600_000;
const proofs = createProofOfWork("secret of all servers", clock);

type Challenge = Awaited<ReturnType<typeof proofs.newChallenge>>;

/** What a browser hands in; the first solution from a number of tries on. */
async function solved(challenge: Challenge, counterStart = 0): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, counterStart });
  return encoded({ challenge, solution });
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
const decoded = (text: string) => JSON.parse(Buffer.from(text, "base64").toString());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a proof of work", () => {
  test("is right when a browser has solved a challenge of a server with the same secret", async () => {
    const challenge = await proofs.newChallenge();
    const other = createProofOfWork("secret of all servers", clock);
    expect(await other.check(await solved(challenge))).toEqual({
      sign: null,
      solution: { hash: challenge.signature, expires_at: expect.any(Number) },
    });
  });

  test("is remembered for longer than it could be handed in", async () => {
    const handedIn = await solved(await proofs.newChallenge());
    const { solution } = await proofs.check(handedIn);
    vi.setSystemTime(solution?.expires_at ?? 0);
    expect((await proofs.check(handedIn)).sign).toBe("expired-proof");
  });

  test("is the same for every solution of one challenge", async () => {
    const challenge = await proofs.newChallenge();
    const first = await solved(challenge);
    const second = await solved(challenge, decoded(first).solution.counter + 1);
    expect(second).not.toBe(first);
    expect((await proofs.check(second)).solution?.hash).toBe((await proofs.check(first)).solution?.hash);
  });

  test("costs a browser many tries", async () => {
    const counters: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      counters.push(decoded(await solved(await proofs.newChallenge())).solution.counter);
    }
    expect(counters.reduce((sum, counter) => sum + counter)).toBeGreaterThan(200);
  });

  test("speaks against who brings none, an old one, a wrong one or another server's", async () => {
    const challenge = await proofs.newChallenge();
    const right = decoded(await solved(challenge));
    const sign = async (handedIn: string | null) => (await proofs.check(handedIn)).sign;
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: "0", cost: 1 } };
    const wrong: unknown[] = [
      { ...right, solution: { ...right.solution, counter: right.solution.counter + 1 } },
      { ...right, solution: { counter: 0, derivedKey: "00".repeat(32) } },
      { ...right, solution: null },
      { challenge, solution: await solveChallenge({ challenge: easier, deriveKey }) },
      decoded(await solved(easier)),
      decoded(await solved(await createProofOfWork("another secret", clock).newChallenge())),
      { ...right, challenge: { ...challenge, signature: undefined } },
      {},
      null,
      [],
    ];
    for (const handedIn of wrong) expect(await sign(encoded(handedIn))).toBe("wrong-proof");
    for (const handedIn of ["x", "%%%", "A".repeat(100_000), "\0"]) {
      expect(await sign(handedIn)).toBe("wrong-proof");
    }
    expect(await sign(null)).toBe("no-proof");
    vi.setSystemTime(Date.now() + 3 * hour);
    expect(await sign(encoded(right))).toBe("expired-proof");
  });
});

describe("the guard that asks for proof of work", () => {
  const guard = createGuard({ rates: memoryRates(), clock, secret: "s", limit: 0, proofOfWork: proofs });
  const judge = async (proof: string | null, message = "Wir suchen eine Webseite.") => {
    const lead = {
      name: "Zoë Müller",
      email: "zoe@baeckerei.example",
      company: "Bäckerei Müller",
      phone: "+49 30 901820",
      projectType: "website",
      budget: "medium",
      message,
    } as const;
    const verdict = await guard.judge({ lead, address: null, hiddenField: false, openFor: null, proof });
    if (!verdict.allowed) throw new Error("nobody is refused");
    return verdict;
  };

  test("suspects nobody for a proof that is missing or does not count", async () => {
    for (const proof of [null, "nonsense"]) {
      expect((await judge(proof)).judgement).toEqual({ state: "accepted", signals: null });
    }
  });

  test("counts a missing one where other signs come together, and not a right one", async () => {
    const doubtful = "Casino https://bit.ly/x";
    expect((await judge(null, doubtful)).judgement.signals).toContain("no-proof");
    const right = await judge(await solved(await proofs.newChallenge()), doubtful);
    expect(right.judgement.state).toBe("accepted");
    expect(right.solution).toMatchObject({
      ifUsed: { state: "quarantined", signals: expect.stringContaining("repeated-proof") },
    });
  });
});
