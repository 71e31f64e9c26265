/**
 * Runs a start-up step; if it fails, names the settings to check in one sentence, never a password, and exits with 1.
 */
export async function runStartStep<Result>(
  settings: string,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    abortStart(`${settings}: ${error instanceof Error && error.message ? error.message : String(error)}`);
  }
}

export function abortStart(reason: string): never {
  console.error(`The server cannot start. ${reason}`);
  process.exit(1);
}
