import { join } from "node:path";
import { site } from "#data/contract/facts/site.ts";
import type { Clock } from "#leads/clock.ts";
import { folderTransport, smtpTransport } from "#leads/mail/transport.ts";
import type { Configuration } from "#leads/server/configuration.ts";

/**
 * Sends a test email to each recipient, with the server's settings but without the outbox, so that a rejection shows at
 * once.
 * @returns a report for the owner.
 * @throws with the mail server's answers if it rejects any of them.
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
  const sending = recipients.map((mailbox, index) =>
    send({
      messageId: `<test-${moment.getTime()}-${index}@${hostname}>`,
      from: { name: site.brand, address: mailFrom },
      to: { name: "", address: mailbox },
      subject: `Test email from ${hostname}`,
      text: `This email was sent by send-test-mail on ${moment.toISOString()}. Requests sent through ${site.url} take the same way.\n`,
    }),
  );
  const outcomes = await Promise.allSettled(sending);
  send.close?.();
  const rejections = outcomes.flatMap((outcome, index) =>
    outcome.status === "rejected" ? [`${recipients[index]}: ${outcome.reason}`] : [],
  );
  const acceptedMailboxes = recipients.filter((_mailbox, index) => outcomes[index]?.status === "fulfilled");
  const report = smtpUrl
    ? `${new URL(smtpUrl).host} took an email for ${acceptedMailboxes.join(", ")}. Look whether it arrived.`
    : `SMTP_URL is not set, so nothing was sent: the email is a file in ${folder}.`;
  if (rejections.length === 0) return report;
  throw new Error([...(acceptedMailboxes.length > 0 ? [report] : []), "Refused:", ...rejections].join("\n"));
}
