import { join } from "node:path";
import { site } from "#contract/facts/site.ts";
import type { Clock } from "#leads/clock.ts";
import { folderTransport, smtpTransport } from "#leads/mail/transport.ts";
import type { Configuration } from "#leads/server/configuration.ts";

/**
 * Sends a test email the way the server does, but bypassing the outbox, so that a rejection shows at once.
 * @returns what became of it.
 * @throws the mail server's error if it rejects the mail.
 */
export async function sendTestMail(
  { smtpUrl, dataFolder, mailTo, mailFrom }: Configuration,
  recipient: string | undefined,
  clock: Clock,
): Promise<string> {
  const recipients = recipient === undefined ? mailTo : [recipient];
  const folder = join(dataFolder, "mail");
  const send = smtpUrl ? smtpTransport(smtpUrl) : folderTransport(folder);
  const { hostname } = new URL(site.url);
  const moment = new Date(clock.now());
  try {
    await send({
      messageId: `<test-${moment.getTime()}@${hostname}>`,
      from: { name: site.brand, address: mailFrom },
      to: recipients.map((address) => ({ name: "", address })),
      subject: `Test email from ${hostname}`,
      text: `This email was sent by send-test-mail on ${moment.toISOString()}. Requests sent through ${site.url} take the same way.\n`,
    });
  } finally {
    send.close?.();
  }
  return smtpUrl
    ? `${new URL(smtpUrl).host} took an email for ${recipients.join(", ")}. Look whether it arrived.`
    : `SMTP_URL is not set, so nothing was sent: the email is a file in ${folder}.`;
}
