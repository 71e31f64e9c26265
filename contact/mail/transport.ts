import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions } from "nodemailer";
import { PermanentFailure } from "#contact/permanent-failure.ts";
import { makePrivate } from "#contact/private-files.ts";

/** Hands a mail over; rejects with a `PermanentFailure` where trying again is of no use. */
export type SendMail = (mail: SendMailOptions) => Promise<void>;

/** Loaded with the first mail, which waits in the outbox: the server is ready sooner without. */
const mailer = () => import("nodemailer");

/** Longest waits for a mail server, in milliseconds; together shorter than an outbox lease. */
const defaultTimeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/**
 * Sends over a mail server. A 5xx answer to the mail itself is permanent; a full mailbox, a refused
 * connection, greeting, encryption or login is not, since the owner can mend it.
 */
export function smtpTransport(url: string, timeouts = defaultTimeouts): SendMail {
  return async (mail) => {
    const { createTransport } = await mailer();
    const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
    try {
      await transport.sendMail(mail);
    } catch (error) {
      if (isRefusal(error)) throw new PermanentFailure(error.message, { cause: error });
      throw error;
    }
  };
}

/** The mail server's answer where it wants a login first. */
const loginWanted = 530;

/** A full mailbox, which its owner can empty: to be tried again whatever the first digit (RFC 3463, X.2.2). */
const mailboxFull = /^\d{3}[ -]\d\.2\.2\b/;

/** Whether the mail's sender, recipient or content was refused, by the server or as no address at all. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !("code" in error)) return false;
  if (error.code !== "EENVELOPE" && error.code !== "EMESSAGE") return false;
  if ("response" in error && mailboxFull.test(String(error.response))) return false;
  const status = "responseCode" in error ? error.responseCode : undefined;
  return typeof status !== "number" || (status >= 500 && status !== loginWanted);
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
