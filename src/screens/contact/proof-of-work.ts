declare global {
  interface ImportMetaEnv {
    /** The feature `proofOfWork` of site.config.ts; code behind it is left out of a build without. */
    readonly PROOF_OF_WORK: boolean;
  }
}

/** The work under way or done. */
interface Proof {
  /** Moment of its beginning, in milliseconds since the page was opened. */
  readonly since: number;
  /** A solved challenge, or nothing where it could not be solved. */
  readonly solution: Promise<string | undefined>;
  /** The request it goes with: it counts for one alone. */
  key?: string;
}

/** After which a proof is made anew, well before the server forgets its challenge; in milliseconds. */
const lifetime = 3_600_000;

/** Longest wait for a proof when the form is sent, in milliseconds; without one it is sent all the same. */
const patience = 5_000;

let proof: Proof | undefined;

/** Begins the work when a visitor first does something in the form, so that it is done when they send it. */
export function proveOnUse(form: HTMLFormElement): void {
  const start = () => void proofOf(form.action);
  for (const sign of ["focusin", "input"]) form.addEventListener(sign, start, { once: true });
}

/** What goes with a request of this key; the same for a second try, a new one for other words. */
export async function proofFor(key: string, endpoint: string): Promise<{ readonly altcha?: string }> {
  if (proof?.key !== undefined && proof.key !== key) proof = undefined;
  const current = proofOf(endpoint);
  current.key = key;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const altcha = await Promise.race([current.solution, late]);
  return altcha === undefined ? {} : { altcha };
}

function proofOf(endpoint: string): Proof {
  if (proof && performance.now() - proof.since < lifetime) return proof;
  const begun: Proof = { since: performance.now(), solution: solve(endpoint) };
  proof = begun;
  // What could not be solved now is tried again when the form is sent.
  begun.solution.then((solution) => {
    if (solution === undefined && proof === begun) proof = undefined;
  });
  return begun;
}

async function solve(endpoint: string): Promise<string | undefined> {
  try {
    const { solveChallengeAt } = await import("#src/screens/contact/solve-challenge.ts");
    return await solveChallengeAt(endpoint.replace(/[^/]+$/, "challenge"));
  } catch {
    return undefined;
  }
}
