import { isIP } from "node:net";
import { createTransport } from "nodemailer";
import { site } from "#contract/facts/site.ts";
import { encryption } from "#leads/mail/transport.ts";
import type { Configuration } from "#leads/server/configuration.ts";

interface CheckResult {
  check: string;
  isOk: boolean;
  says: string;
}

/** Network timeout, in milliseconds. */
const patience = 10_000;

/** Checks what a working site depends on; `/health` of the server says when the last backup was made. Never rejects, because each check reports its own failure. */
export async function runDoctor(configuration: Configuration): Promise<CheckResult[]> {
  const checks: Record<string, () => Promise<string>> = {
    site: () => checkAnswer(`${site.url}/ready`),
    server: () => checkAnswer(`${localAddress(configuration)}/health`),
    email: () => checkMailServer(configuration),
  };
  return Promise.all(
    Object.entries(checks).map(([check, run]) =>
      run().then(
        (says) => ({ check, isOk: true, says }),
        (error: unknown) => ({ check, isOk: false, says: messageOf(error) }),
      ),
    ),
  );
}

async function checkAnswer(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(patience) });
  const says = `${url} answers ${answer.status}: ${(await answer.text()).slice(0, 200)}`;
  if (!answer.ok) throw new Error(says);
  return says;
}

function localAddress({ host, port }: Configuration): string {
  const named = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${isIP(named) === 6 ? `[${named}]` : named}:${port}`;
}

async function checkMailServer({ smtpUrl, dataFolder }: Configuration): Promise<string> {
  if (!smtpUrl) return `SMTP_URL is not set: emails are files in ${dataFolder}/mail`;
  const transport = createTransport({
    url: smtpUrl,
    ...encryption(smtpUrl),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  try {
    await transport.verify();
    return `${new URL(smtpUrl).host} accepts the login; send-test-mail sends a real one`;
  } finally {
    transport.close();
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return `${error.message}${cause}`;
}
