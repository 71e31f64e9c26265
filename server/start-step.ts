import type { Configuration } from "#server/configuration.ts";

/** A setting a step of the start depends on. */
type Setting = "DATABASE_URL" | "DATA_DIR" | "PORT" | "METRICS_PORT";

/**
 * Does a step of the start. Where it fails, says in one sentence which setting stands in the way, and ends
 * the process with 1: whoever starts a server has no use for a stack trace.
 */
export async function startStep<Result>(
  setting: Setting,
  configuration: Configuration,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    endStart(describeStartFailure(setting, configuration, error));
  }
}

/** Says why there is no start, and ends the process. */
export function endStart(reason: string): never {
  console.error(`The server cannot start. ${reason}`);
  process.exit(1);
}

/** Why a step failed, beginning with the setting to look at; never holds a password. */
function describeStartFailure(
  setting: Setting,
  { host, port, metricsPort, dataFolder }: Configuration,
  error: unknown,
): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (setting === "DATABASE_URL") return `DATABASE_URL: ${wordsOf(error)}`;
  if (setting === "DATA_DIR") return `DATA_DIR: ${dataFolder} cannot be used: ${wordsOf(error)}`;
  const wanted = { PORT: port, METRICS_PORT: metricsPort }[setting];
  if (code === "EADDRINUSE") return `${setting}: ${wanted} on ${host} is taken by another program`;
  if (code === "EACCES") return `${setting}: ${wanted} on ${host} may not be used by this user`;
  return `HOST: ${host} is not an address of this machine: ${wordsOf(error)}`;
}

function wordsOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : String(error);
}
