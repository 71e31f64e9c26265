import type { Configuration } from "#leads/server/configuration.ts";

type Setting = "DATABASE_URL" | "DATA_DIR" | "PORT";

/** Runs a start-up step; if it fails, names the setting to fix in one sentence and exits with 1. */
export async function runStartStep<Result>(
  setting: Setting,
  configuration: Configuration,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    abortStart(describeStartFailure(setting, configuration, error));
  }
}

export function abortStart(reason: string): never {
  console.error(`The server cannot start. ${reason}`);
  process.exit(1);
}

/** Explains why a step failed, starting with the setting to check; never reveals a password. */
function describeStartFailure(
  setting: Setting,
  { host, port, dataFolder }: Configuration,
  error: unknown,
): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (setting === "DATABASE_URL") return `DATABASE_URL: ${messageOf(error)}`;
  if (setting === "DATA_DIR") return `DATA_DIR: ${dataFolder} cannot be used: ${messageOf(error)}`;
  if (code === "EADDRINUSE") return `PORT: ${port} on ${host} is taken by another program`;
  if (code === "EACCES") return `PORT: ${port} on ${host} may not be used by this user`;
  return `HOST: ${host} is not an address of this machine: ${messageOf(error)}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : String(error);
}
