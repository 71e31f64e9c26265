/**
 * Runs a step of the start. If it fails, exits with status 1 and a sentence that names the settings to check, but no
 * password.
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
