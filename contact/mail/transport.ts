import { open, rename } from "node:fs/promises";
import { isIP } from "node:net";
import { join } from "node:path";
import type { SendMailOptions } from "nodemailer";
import { PermanentFailure } from "#contact/permanent-failure.ts";
import { makePrivate } from "#contact/private-files.ts";
import { TargetUnavailable } from "#contact/target-unavailable.ts";

/**
 * Hands a mail over; rejects with a `PermanentFailure` where trying again is of no use, and with
 * `TargetUnavailable` where the mail server did not get as far as the mail.
 */
export interface SendMail {
  (mail: SendMailOptions): Promise<void>;
  /** Closes connections that are kept open for further mails. */
  readonly close?: () => void;
}

/** Loaded with the first mail, so that the server starts sooner. */
const mailer = () => import("nodemailer");

/** Longest waits for a mail server, in milliseconds. */
export interface SmtpTimeouts {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  /** For a server that sends nothing. */
  readonly socketTimeout: number;
  /** For a whole mail: a server may answer for ever, a character at a time. */
  readonly mail: number;
}

const defaultTimeouts: SmtpTimeouts = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 60_000,
  mail: 120_000,
};

/** Connections kept open at once; as many as mails are sent side by side. */
const maxConnections = 4;

/** Sends over a mail server, over connections that are kept for further mails. */
export function smtpTransport(url: string, { mail: mailTimeout, ...timeouts } = defaultTimeouts): SendMail {
  const transport = mailer().then(({ createTransport }) =>
    createTransport({
      url,
      ...encryption(url),
      ...timeouts,
      pool: true,
      maxConnections,
      // The outbox tries again, and counts.
      maxRequeues: 0,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  const send = async (mail: SendMailOptions) => {
    const over = AbortSignal.timeout(mailTimeout);
    try {
      await (await transport).sendMail({ ...mail, signal: over });
    } catch (error) {
      throw failureOf(error);
    }
  };
  return Object.assign(send, {
    close: () => void transport.then((opened) => opened.close({ force: true })),
  });
}

/** Passwords and leads go to another machine encrypted or not at all, unless the address says otherwise. */
export function encryption(url: string): { readonly requireTLS?: true } {
  const { protocol, hostname, searchParams } = new URL(url);
  const decides = ["requireTLS", "ignoreTLS"].some((name) => searchParams.has(name));
  const host = hostname.replace(/^\[|\]$/g, "");
  const isThisMachine = host === "localhost" || (isIP(host) !== 0 && isLoopback(host));
  return protocol === "smtps:" || decides || isThisMachine ? {} : { requireTLS: true };
}

function isLoopback(address: string): boolean {
  return address === "::1" || address.startsWith("127.");
}

/** What an error says of trying again. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = "code" in error ? error.code : undefined;
  // Anything else happened before the mail server was told of a sender, a recipient or the mail.
  if (code !== "EENVELOPE" && code !== "EMESSAGE")
    return new TargetUnavailable(error.message, { cause: error });
  return isFinal(error) ? new PermanentFailure(error.message, { cause: error }) : error;
}

/** The mail server's answer where it wants a login first, which the owner can mend. */
const loginWanted = 530;

/**
 * Whether a refusal stands whatever one waits for. Enhanced codes (RFC 3463) tell: what concerns the address or
 * the mail itself does; a full mailbox, a limit, the routing or a policy may be different tomorrow.
 */
function isFinal(error: Error): boolean {
  const status = "responseCode" in error ? error.responseCode : undefined;
  // Not refused by the server: it is no address at all.
  if (typeof status !== "number") return true;
  if (status < 500 || status === loginWanted) return false;
  const response = "response" in error ? String(error.response) : "";
  const subject = /^\d{3}[ -]5\.(\d)\.\d/.exec(response)?.[1];
  return subject === undefined || ["1", "5", "6"].includes(subject);
}

/** What the file of a mail is called. */
export function mailFileName(messageId: string): string {
  return `${messageId.replace(/[^\w.@-]/g, "")}.eml`;
}

/** What it is called while it is written. */
export function mailDraftName(messageId: string): string {
  return `.${mailFileName(messageId)}.draft`;
}

/** Writes each mail as an `.eml` file, whole or not at all, for owners without a mail server. */
export function folderTransport(folder: string): SendMail {
  return async (mail) => {
    const { createTransport } = await mailer();
    const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
    const { message, messageId } = await transport.sendMail(mail);
    if (!Buffer.isBuffer(message)) throw new TypeError("the mail was not buffered");
    await makePrivate(folder);
    const target = join(folder, mailFileName(messageId));
    const draft = join(folder, mailDraftName(messageId));
    const file = await open(draft, "w", 0o600);
    try {
      await file.writeFile(message);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, target);
    await syncFolder(folder);
  };
}

/** Puts the new name itself on disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
