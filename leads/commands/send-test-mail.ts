import { join } from "node:path";
import { site } from "#data/contract/facts/site.ts";
import type { Clock } from "#leads/clock.ts";
import { folderTransport, smtpTransport } from "#leads/mail/transport.ts";
import type { Configuration } from "#leads/server/configuration.ts";

/**
 * Sends a test email the way the server does, one to each recipient, but bypassing the outbox, so that a rejection shows
 * at once.
 * @returns what became of it.
 * @throws the mail server's answers if it rejects any.
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
  const sending = recipients.map((address, index) =>
    send({
      messageId: `<test-${moment.getTime()}-${index}@${hostname}>`,
      from: { name: site.brand, address: mailFrom },
      to: { name: "", address },
      subject: `Test email from ${hostname}`,
      text: `This email was sent by send-test-mail on ${moment.toISOString()}. Requests sent through ${site.url} take the same way.\n`,
    }),
  );
  const outcomes = await Promise.allSettled(sending);
  send.close?.();
  const refused = outcomes.flatMap((outcome, index) =>
    outcome.status === "rejected" ? [`${recipients[index]}: ${outcome.reason}`] : [],
  );
  const taken = recipients.filter((_address, index) => outcomes[index]?.status === "fulfilled");
  const says = smtpUrl
    ? `${new URL(smtpUrl).host} took an email for ${taken.join(", ")}. Look whether it arrived.`
    : `SMTP_URL is not set, so nothing was sent: the email is a file in ${folder}.`;
  if (refused.length === 0) return says;
  throw new Error([...(taken.length > 0 ? [says] : []), "Refused:", ...refused].join("\n"));
}
