import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { minute } from "#contract/formats/milliseconds.ts";
import { isThisMachine } from "#leads/networks.ts";
import { PermanentFailure } from "#leads/outbox/delivery-errors.ts";
import { makePrivateFolder, syncToDisk } from "#leads/store/private-files.ts";

/** Rejects if the server refused the mail or any of its recipients, with `PermanentFailure` if for good. */
export interface SendMail {
  /** @param keep makes what is written here outlive no lead it tells of. */
  (mail: SendMailOptions, keep?: (place: () => Promise<void>) => Promise<void>): Promise<void>;
  close?: () => void;
}

/** SMTP timeouts, in milliseconds. */
interface SmtpTimeouts {
  connectionTimeout: number;
  greetingTimeout: number;
  /** Silence from the server. */
  socketTimeout: number;
  /** Limit for one whole mail, since a server may keep answering for ever, one character at a time. */
  mail: number;
}

const defaultTimeouts: SmtpTimeouts = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: minute,
  mail: 2 * minute,
};

/** As many as the outbox sends mails at once. */
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
    const over = AbortSignal.timeout(mailTimeout);
    try {
      const { rejectedErrors = [] } = await transport.sendMail({ ...mail, signal: over });
      // Of several recipients one may have been refused.
      if (rejectedErrors.length > 0) throw rejectedErrors[0];
    } catch (error) {
      throw failureOf(error);
    }
  };
  return Object.assign(send, {
    /** Rejects if the server is not reached, or takes no login. */
    verify: () => transport.verify(),
    close: () => transport.close({ force: true }),
  });
}

/** Requires TLS for other machines unless the URL says otherwise. */
export function encryption(url: string): { requireTLS?: true } {
  const { protocol, hostname, searchParams } = new URL(url);
  const decides = ["requireTLS", "ignoreTLS"].some((name) => searchParams.has(name));
  return protocol === "smtps:" || decides || isThisMachine(hostname) ? {} : { requireTLS: true };
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  // Any other error happened before the server saw a sender, a recipient or the mail.
  const isAboutTheMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return isAboutTheMail && isFinal(error) ? new PermanentFailure(error.message, { cause: error }) : error;
}

/** Whether a server took sender and recipient, and refused what the mail says. */
export function isContentRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !("command" in error && "responseCode" in error)) return false;
  return error.command === "DATA" && typeof error.responseCode === "number" && error.responseCode >= 500;
}

/** Reply code of a server that requires a login first, which the owner can fix. */
const loginWanted = 530;

/**
 * Whether a rejection is final: only one of the recipient is, as the command that was rejected tells, and the enhanced
 * status code (RFC 3463) if there is one. A sender that is not known, a mail that is not liked, a full mailbox, a limit,
 * routing or a policy may be different tomorrow.
 */
function isFinal(error: Error): boolean {
  const status = "responseCode" in error ? error.responseCode : undefined;
  // Not rejected by the server: the address is malformed.
  if (typeof status !== "number") return true;
  if (status < 500 || status === loginWanted) return false;
  const response = "response" in error ? String(error.response) : "";
  const [, subject, detail = ""] = /^\d{3}[ -]5\.(\d)\.(\d+)/.exec(response) ?? [];
  const isOfAddress = subject === "1" && !sendersDetails.includes(detail);
  const command = "command" in error ? error.command : undefined;
  if (command === "RCPT TO") return isOfAddress || subject === undefined || ["5", "6"].includes(subject);
  return command === "DATA" && isOfAddress;
}

/** Details of a 5.1.x status that tell of the sender's address: its syntax, and its domain. */
const sendersDetails = ["7", "8"];

export function mailFileName(messageId: string): string {
  return `${messageId.replace(/[^\w.@-]/g, "")}.eml`;
}

export function mailDraftName(messageId: string): string {
  return `.${mailFileName(messageId)}.draft`;
}

/** Writes each mail atomically as an `.eml` file, for owners without a mail server. */
export function folderTransport(folder: string): SendMail {
  return async (mail, keep = (place) => place()) => {
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
    await keep(() => rename(draft, target)).finally(() => rm(draft, { force: true }));
    await syncToDisk(folder);
  };
}
