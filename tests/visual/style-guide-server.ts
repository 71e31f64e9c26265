import { type ChildProcess, spawn } from "node:child_process";
import { freePort } from "#tests/free-port.ts";

/** The development server, because only it serves the style guide. */
export interface StyleGuideServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a development server on a free port and waits until it serves the style guide. */
export async function startStyleGuide(): Promise<StyleGuideServer> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  // Within Vitest, Astro's server would leave responses to Vitest.
  const { VITEST: _, ...environment } = process.env;
  const server = spawn(
    process.execPath,
    ["node_modules/astro/bin/astro.mjs", "dev", "--host", "127.0.0.1", "--port", port, "--ignore-lock"],
    { stdio: ["ignore", "ignore", "inherit"], env: { ...environment, NODE_ENV: "development" } },
  );
  const stop = async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
  };
  try {
    await answered(`${url}/style-guide/fr`, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function answered(address: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`the development server ended with ${server.exitCode}`);
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no answer at ${address}`);
}
