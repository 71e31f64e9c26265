import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { deskPath } from "#contract/schemas/service-paths.ts";
import { deskCopy } from "#leads/desk/desk.copy.ts";
import type { DeskDependencies } from "#leads/desk/desk.ts";
import { cookieHeader, keyIn } from "#leads/desk/desk-cookies.ts";
import { type DeskKey, newDeskKey } from "#leads/desk/desk-keys.ts";
import { formTokenField, leaveField, mailboxField } from "#leads/desk/fields.ts";
import { refusePage, sendNotice, sendPage } from "#leads/desk/page-shell.tsx";
import { formTokenOf } from "#leads/desk/sessions.ts";
import { enterPage, signInPage } from "#leads/desk/sign-in-pages.tsx";
import { fieldOf } from "#leads/http/form-fields.ts";
import { networkHash } from "#leads/http/network-hash.ts";
import { createIpFinder } from "#leads/http/visitor-ip.ts";
import { agencyLanguage } from "#leads/text/lead-text.ts";

type OpenDesk = Pick<DeskDependencies, "open">;

/** Serves requests for a link, and signing out. */
export function signInRoutes(app: FastifyInstance, { open, trustedProxies }: DeskDependencies): void {
  const findIp = createIpFinder(trustedProxies.length > 0);

  app.post(deskPath, async (request, reply) => {
    const mailbox = fieldOf(request.body, mailboxField);
    if (mailbox !== "") return sendLink(request, reply, mailbox);
    const session = await requireSession({ open }, request, reply);
    if (!session) return reply;
    await open().signIn.leave(session, fieldOf(request.body, leaveField));
    request.log.info({ reader: open().signIn.numberOf(session.mailbox) }, "signed out of the desk");
    return reply
      .headers({ "set-cookie": cookieHeader(request, "session", ""), "clear-site-data": '"cache"' })
      .redirect(deskPath, 303);
  });

  async function sendLink(
    request: FastifyRequest,
    reply: FastifyReply,
    mailbox: string,
  ): Promise<FastifyReply> {
    // For every mailbox, so that the answer does not reveal whether it may sign in.
    const browser = keyIn(request, "applicant") ?? newDeskKey();
    reply.header("set-cookie", cookieHeader(request, "applicant", browser));
    const ip = findIp(request);
    const application = { typedMailbox: mailbox, ip, browser, knownBrowser: keyIn(request, "knownBrowser") };
    const seconds = await open().signIn.ask(application, (outcome) =>
      request.log.info({ ...outcome, network: networkHash(ip) }, "link to the desk asked for"),
    );
    const { tooMany, sent } = deskCopy(agencyLanguage);
    if (seconds === 0) return sendNotice(reply, 200, sent);
    const notice = { heading: tooMany.heading, text: tooMany.text({ minutes: Math.ceil(seconds / 60) }) };
    return sendNotice(reply.header("retry-after", seconds), 429, notice);
  }
}

/** Shows a button to whoever opens a mailed link, and opens a session once it is pressed. */
export async function enterByLink(
  { open }: OpenDesk,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<FastifyReply> {
  if (request.method !== "POST") return sendPage(reply, 200, enterPage(token));
  const { signIn } = open();
  const entry = await signIn.enter(token, keyIn(request, "applicant") ?? "");
  const reader = entry && signIn.numberOf(entry.mailbox);
  request.log.info({ isDone: entry !== null, reader }, "signing in to the desk");
  if (!entry) return sendNotice(reply, 410, deskCopy(agencyLanguage).used);
  // An earlier session in the same browser ends, whoever it belonged to.
  const earlierSession = await sessionOf({ open }, request);
  if (earlierSession) await signIn.leave(earlierSession, "here");
  return reply
    .header("set-cookie", [
      cookieHeader(request, "session", entry.sessionKey),
      cookieHeader(request, "knownBrowser", entry.browserKey),
    ])
    .redirect(deskPath, 303);
}

/**
 * Resolves to the session of a request; a post must carry the token of that session. Without a session, answers the
 * request with the sign-in page and resolves to null.
 */
export async function requireSession(
  dependencies: OpenDesk,
  request: FastifyRequest,
  reply: FastifyReply,
  status = 401,
): Promise<DeskKey | null> {
  // Otherwise a script on another page of this host, such as a measurement service's, could read the desk.
  const isFetched = (request.headers["sec-fetch-dest"] ?? "document") !== "document";
  const session = isFetched ? null : await sessionOf(dependencies, request);
  if (!session) {
    await sendPage(reply, status, signInPage());
    return null;
  }
  if (request.method !== "POST" || fieldOf(request.body, formTokenField) === formTokenOf(session))
    return session;
  await refusePage(reply, "forged");
  return null;
}

async function sessionOf({ open }: OpenDesk, request: FastifyRequest): Promise<DeskKey | null> {
  const key = keyIn(request, "session");
  return key === null ? null : open().signIn.sessionOf(key);
}
