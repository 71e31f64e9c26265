import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { minute } from "#contract/formats/milliseconds.ts";
import { isThisMachine } from "#leads/networks.ts";
import { PermanentFailure } from "#leads/outbox/delivery-errors.ts";
import { makePrivateFolder, syncToDisk } from "#leads/store/private-files.ts";

/**
 * Sends a mail. Rejects if the server refuses it or any of its recipients, with `PermanentFailure` if the refusal is
 * final.
 */
export interface SendMail {
  /**
   * @param guardRename runs the `rename` that gives a mail file its name, or rejects if one of its leads has been
   * erased.
   */
  (mail: SendMailOptions, guardRename?: (rename: () => Promise<void>) => Promise<void>): Promise<void>;
  close?: () => void;
}

/** SMTP timeouts, in milliseconds. */
interface SmtpTimeouts {
  connectionTimeout: number;
  greetingTimeout: number;
  /** For silence from the server. */
  socketTimeout: number;
  /** For a whole mail, since a server can answer for ever, one character at a time. */
  mail: number;
}

const defaultTimeouts: SmtpTimeouts = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: minute,
  mail: 2 * minute,
};

/** As many as the outbox sends at once. */
const maxConnections = 8;

export function smtpTransport(url: string, { mail: mailTimeout, ...timeouts } = defaultTimeouts) {
  const transport = createTransport({
    url,
    ...encryption(url),
    ...timeouts,
    pool: true,
    maxConnections,
    // The outbox does the retrying and counts the attempts.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const send = async (mail: SendMailOptions) => {
    const timeoutSignal = AbortSignal.timeout(mailTimeout);
    try {
      const { rejectedErrors = [] } = await transport.sendMail({ ...mail, signal: timeoutSignal });
      // The server may have refused one of several recipients.
      if (rejectedErrors.length > 0) throw rejectedErrors[0];
    } catch (error) {
      throw failureOf(error);
    }
  };
  return Object.assign(send, {
    /** Rejects if the server cannot be reached or refuses the login. */
    verify: () => transport.verify(),
    close: () => transport.close({ force: true }),
  });
}

/** Requires TLS for other machines unless the URL says otherwise. */
export function encryption(url: string): { requireTLS?: true } {
  const { protocol, hostname, searchParams } = new URL(url);
  const hasSetting = ["requireTLS", "ignoreTLS"].some((name) => searchParams.has(name));
  return protocol === "smtps:" || hasSetting || isThisMachine(hostname) ? {} : { requireTLS: true };
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  // Any other error happened before the server saw a sender, a recipient or the mail.
  const isAboutTheMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return isAboutTheMail && isFinal(error) ? new PermanentFailure(error.message, { cause: error }) : error;
}

/** Whether the server accepted sender and recipient, but refused the content of the mail. */
export function isContentRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !("command" in error && "responseCode" in error)) return false;
  return error.command === "DATA" && typeof error.responseCode === "number" && error.responseCode >= 500;
}

/** Reply code of a server that requires a login, which the owner can provide. */
const loginRequired = 530;

/**
 * Whether a rejection is final. Only a rejection of the recipient's mailbox is; the rejected command and the enhanced
 * status code (RFC 3463), if there is one, tell. Everything else may change: an unknown sender, disliked content, a
 * full mailbox, a limit, routing, a policy.
 */
function isFinal(error: Error): boolean {
  const status = "responseCode" in error ? error.responseCode : undefined;
  // Nodemailer itself rejected it: the mailbox is malformed.
  if (typeof status !== "number") return true;
  if (status < 500 || status === loginRequired) return false;
  const response = "response" in error ? String(error.response) : "";
  const [, subject, detail = ""] = /^\d{3}[ -]5\.(\d)\.(\d+)/.exec(response) ?? [];
  const isAboutMailbox = subject === "1" && !senderDetails.includes(detail);
  const command = "command" in error ? error.command : undefined;
  if (command === "RCPT TO") return isAboutMailbox || subject === undefined || ["5", "6"].includes(subject);
  return command === "DATA" && isAboutMailbox;
}

/** Details of a 5.1.x status that are about the sender's mailbox: its syntax and its domain. */
const senderDetails = ["7", "8"];

export function mailFileName(messageId: string): string {
  return `${messageId.replace(/[^\w.@-]/g, "")}.eml`;
}

export function mailDraftName(messageId: string): string {
  return `.${mailFileName(messageId)}.draft`;
}

/** Writes each mail atomically as an `.eml` file, for owners without a mail server. */
export function folderTransport(folder: string): SendMail {
  return async (mail, guardRename = (rename) => rename()) => {
    const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
    const { message, messageId } = await transport.sendMail(mail);
    if (!Buffer.isBuffer(message)) throw new TypeError("the mail was not buffered");
    await makePrivateFolder(folder);
    const target = join(folder, mailFileName(messageId));
    const draft = join(folder, mailDraftName(messageId));
    const file = await open(draft, "w", 0o600);
    try {
      await file.writeFile(message);
      await file.sync();
    } finally {
      await file.close();
    }
    await guardRename(() => rename(draft, target)).finally(() => rm(draft, { force: true }));
    await syncToDisk(folder);
  };
}
