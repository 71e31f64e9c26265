import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { vi } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

/** What both protocols can do with the one window of a browser. */
interface Driver {
  open(url: string): Promise<unknown>;
  /** Calls a function of the page's realm that takes and returns JSON. */
  call(source: string, values: string): Promise<string>;
  act(actions: readonly object[]): Promise<unknown>;
  back(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  stop(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** Programs it needs, Debian's packages of them in the sentence of a skipped test. */
  readonly needs: readonly string[];
  readonly packages: string;
  launch(): Promise<Driver>;
}

/** How often and how long a program that starts is asked, in milliseconds. */
const patience = { timeout: 60_000, interval: 200 };

const miniBrowser = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** Debian's, or the one that other systems have. */
const firefox = isOnPath("firefox-esr") ? "firefox-esr" : "firefox";

export const engines: readonly Engine[] = [
  { name: "Firefox", needs: [firefox], packages: "firefox-esr", launch: launchFirefox },
  {
    name: "WebKit",
    needs: ["WebKitWebDriver", "xvfb-run", miniBrowser],
    packages: "webkit2gtk-driver xvfb",
    launch: launchWebKit,
  },
];

export function isInstalled({ needs }: Engine): boolean {
  return needs.every(isOnPath);
}

function isOnPath(program: string): boolean {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return ["", ...folders].some((folder) => existsSync(join(folder, program)));
}

/** Firefox over WebDriver BiDi, which it speaks without a driver. */
async function launchFirefox(): Promise<Driver> {
  const profile = await newFolder();
  const port = await freePort();
  const settings = { "datareporting.policy.dataSubmissionEnabled": false, "app.update.auto": false };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  await writeFile(join(profile, "user.js"), lines.join(""));
  const stopBrowser = start(firefox, [
    ...["--headless", "--no-remote", "--profile", profile, `--remote-debugging-port=${port}`],
  ]);
  const socket = await connected(`ws://127.0.0.1:${port}/session`);
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  socket.addEventListener("message", ({ data }) => {
    const message: { id?: number; type: string; message?: string; result: Answer } = JSON.parse(data);
    const asked = waiting.get(message.id ?? 0);
    if (message.type === "success") asked?.resolve(message.result);
    else asked?.reject(new Error(message.message));
  });
  let id = 0;
  const send = (method: string, params: object = {}): Promise<Answer> => {
    id += 1;
    const answer = Promise.withResolvers<Answer>();
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  };
  await send("session.new", { capabilities: {} });
  const { contexts } = (await send("browsingContext.getTree")) as { contexts: [{ context: string }] };
  const [{ context }] = contexts;

  return {
    open: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    async call(functionDeclaration, value) {
      const { result, exceptionDetails } = (await send("script.callFunction", {
        functionDeclaration,
        arguments: [{ type: "string", value }],
        awaitPromise: true,
        target: { context },
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    act: (actions) => send("input.performActions", { context, actions }),
    back: () => send("browsingContext.traverseHistory", { context, delta: -1 }),
    resize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    async stop() {
      await send("browser.close");
      await stopBrowser();
    },
  };
}

type Answer = unknown;

/** WebKitGTK's test browser over WebDriver. */
async function launchWebKit(): Promise<Driver> {
  const port = await freePort();
  const screen = "-screen 0 1400x1000x24";
  const stopDriver = start("xvfb-run", ["-a", "-s", screen, "WebKitWebDriver", `--port=${port}`]);
  const post = async (path: string, body: object = {}): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: { message?: string } };
    if (!response.ok) throw new Error(value.message);
    return value;
  };
  const browser = {
    binary: miniBrowser,
    // It crashes when pages cross-fade, also two empty ones.
    args: ["--automation", "--features=-CrossDocumentViewTransitions"],
  };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": browser } };
  const { sessionId } = (await vi.waitFor(() => post("", { capabilities }), patience)) as {
    sessionId: string;
  };

  return {
    open: (url) => post(`/${sessionId}/url`, { url }),
    call: (source, value) =>
      post(`/${sessionId}/execute/sync`, {
        script: `return (${source})(arguments[0])`,
        args: [value],
      }) as Promise<string>,
    act: (actions) => post(`/${sessionId}/actions`, { actions }),
    back: () => post(`/${sessionId}/back`),
    resize: (width, height) => post(`/${sessionId}/window/rect`, { width, height }),
    stop: stopDriver,
  };
}

/** Starts a program in a process group of its own; returns what ends them all. */
function start(program: string, words: readonly string[]): () => Promise<void> {
  const started: ChildProcess = spawn(program, words, { stdio: "ignore", detached: true });
  const ended = new Promise((resolve) => started.once("exit", resolve));
  return async () => {
    if (started.pid && started.exitCode === null) process.kill(-started.pid);
    await ended;
  };
}

function connected(address: string): Promise<WebSocket> {
  return vi.waitFor(
    () =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(address);
        socket.addEventListener("open", () => resolve(socket));
        socket.addEventListener("error", reject);
      }),
    patience,
  );
}
