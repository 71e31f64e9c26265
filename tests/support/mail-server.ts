import { setTimeout as wait } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Starts a mail server on a free port that records every mail it accepts; `options` change its replies. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: Email[] = [];
  const taken: string[] = [];
  const underWay = new Set<string>();
  let delay = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    // Clients keep connections open for the next mail; stopping does not wait half a minute for them.
    closeTimeout: 200,
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
  // Killed clients disconnect in the middle of a delivery.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (typeof address !== "object" || address === null) throw new Error("the mail server has no port");
  const { port } = address;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    /** Accepted mails in order of arrival. */
    mails,
    /** Their Message-IDs. */
    taken,
    /** Number of open deliveries. */
    get underWay() {
      return underWay.size;
    },
    /** Delays acceptance of every further mail by this many milliseconds. */
    delay(milliseconds: number) {
      delay = milliseconds;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
