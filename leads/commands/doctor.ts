import { isIP } from "node:net";
import { z } from "zod";
import { site } from "#data/contract/facts/site.ts";
import { smtpTransport } from "#leads/mail/transport.ts";
import { numberedMailboxes, routedMailboxes } from "#leads/mailboxes.ts";
import type { Configuration } from "#leads/server/configuration.ts";

interface CheckResult {
  check: string;
  isOk: boolean;
  message: string;
}

/** Checks what a working site depends on. Never rejects, because each check reports its own failure. */
export function runDoctor(configuration: Configuration): Promise<CheckResult[]> {
  const { host, port, smtpUrl, dataFolder, mailTo, mailFrom } = configuration;
  const health = `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}/health`;
  const checks: Record<string, Promise<string>> = {
    site: fetchAnswer(`${site.url}/ready`),
    // It also reports when the last backup was made.
    server: fetchAnswer(health),
    mailboxes: checkMailboxes(
      health,
      numberedMailboxes({ to: mailTo, from: mailFrom, routed: routedMailboxes }),
    ),
    email: smtpUrl
      ? checkLogin(smtpUrl)
      : Promise.resolve(`SMTP_URL is not set: emails are files in ${dataFolder}/mail`),
  };
  return Promise.all(
    Object.entries(checks).map(([check, result]) =>
      result.then(
        (message) => ({ check, isOk: true, message }),
        ({ message, cause }: Error) => ({
          check,
          isOk: false,
          message: cause instanceof Error ? `${message}: ${cause.message}` : message,
        }),
      ),
    ),
  );
}

async function fetchAnswer(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
  const message = `${url} answers ${answer.status}: ${(await answer.text()).slice(0, 200)}`;
  if (!answer.ok) throw new Error(message);
  return message;
}

const healthReport = z.object({ refusedMailboxes: z.array(z.number()).default([]) });

/** Names the mailboxes whose mail is refused; `/health` has only their numbers. */
async function checkMailboxes(health: string, mailboxes: string[]): Promise<string> {
  const answer = await fetch(health, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
  const { refusedMailboxes } = healthReport.parse(await answer.json());
  const names = refusedMailboxes.map((number) => mailboxes[number - 1] ?? `${number}`);
  if (names.length > 0) throw new Error(`mail is refused for ${names.join(", ")}`);
  return `no mail is refused for ${mailboxes.join(", ")}`;
}

async function checkLogin(smtpUrl: string): Promise<string> {
  const { verify, close } = smtpTransport(smtpUrl);
  await verify().finally(close);
  return `${new URL(smtpUrl).host} accepts the login; send-test-mail sends a real one`;
}
