import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { freePort } from "#tests/faults/free-port.ts";

/** A mail server that keeps the Message-ID of each mail it has taken, in the order of their arrival. */
export interface CountingMailServer {
  readonly url: string;
  readonly taken: readonly string[];
  /** How many mails are being sent to it now. */
  readonly underWay: number;
  /** Keeps each mail so long before it is taken, in milliseconds; for ever until told otherwise. */
  delay(milliseconds: number): void;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<CountingMailServer> {
  const taken: string[] = [];
  const underWay = new Set<string>();
  let delay = 0;
  const port = await freePort();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { id }, done) {
      underWay.add(id);
      let text = "";
      stream.on("data", (chunk: Buffer) => {
        text += chunk.toString("latin1");
      });
      stream.on("end", async () => {
        const until = performance.now() + delay;
        while (performance.now() < Math.min(until, performance.now() + delay)) await wait(5);
        taken.push(/^message-id:\s*(<[^>]+>)/im.exec(text)?.[1] ?? "none");
        underWay.delete(id);
        done();
      });
    },
    onClose: ({ id }) => void underWay.delete(id),
  });
  // Clients that are killed hang up in the middle.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    get underWay() {
      return underWay.size;
    },
    delay(milliseconds) {
      delay = milliseconds;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
