import { setTimeout as wait } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail server for tests that keeps every mail it has accepted. */
export interface MailServer {
  readonly url: string;
  readonly port: number;
  /** Accepted mails, in the order of their arrival. */
  readonly mails: readonly Email[];
  /** Their Message-IDs. */
  readonly taken: readonly string[];
  /** How many mails are being sent to it now. */
  readonly underWay: number;
  /** Holds each mail back so long before it is accepted, in milliseconds, from now on. */
  delay(milliseconds: number): void;
  stop(): Promise<void>;
}

/** Starts one on a free port; `options` change how it answers. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: Email[] = [];
  const taken: string[] = [];
  const underWay = new Set<string>();
  let delay = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { id }, done) {
      underWay.add(id);
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const arrived = performance.now();
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        while (performance.now() < arrived + delay) await wait(5);
        mails.push(mail);
        taken.push(mail.messageId ?? "none");
        underWay.delete(id);
        done();
      });
    },
    onClose: ({ id }) => void underWay.delete(id),
    ...options,
  });
  // Clients that are killed hang up in the middle.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (typeof address !== "object" || address === null) throw new Error("the mail server has no port");
  const { port } = address;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
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
