import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { deskCopy } from "#leads/desk/desk.copy.ts";
import type { DeskDependencies } from "#leads/desk/desk.ts";
import { type DeskKey, lifetimes, newDeskKey } from "#leads/desk/desk-keys.ts";
import { formField, leaveField, mailboxField, signInField } from "#leads/desk/fields.ts";
import { type DeskPage, refusePage, sendNotice, sendPage } from "#leads/desk/page-shell.tsx";
import { deskPath, leadPath } from "#leads/desk/paths.ts";
import { formTokenOf } from "#leads/desk/sessions.ts";
import { fieldOf } from "#leads/http/form-fields.ts";
import { networkHash } from "#leads/http/network-hash.ts";
import { createIpFinder } from "#leads/http/visitor-ip.ts";
import { agencyLanguage } from "#leads/text/lead-text.ts";

type Opened = Pick<DeskDependencies, "open">;

/** Asking for a link, and signing out. */
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
      .headers({ "set-cookie": cookieOf(request, "session", ""), "clear-site-data": '"cache"' })
      .redirect(deskPath, 303);
  });

  async function sendLink(
    request: FastifyRequest,
    reply: FastifyReply,
    mailbox: string,
  ): Promise<FastifyReply> {
    // Whatever the mailbox, so that the answer says nothing of it.
    const browser = keyIn(request, "applicant") ?? newDeskKey();
    reply.header("set-cookie", cookieOf(request, "applicant", browser));
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

/** Asks whoever opened a mailed link to enter, and opens a session once they do, as mail programs open links too. */
export async function enterByLink(
  { open }: Opened,
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
  // Who was signed in here before, as the same person or another, is no longer.
  const earlier = await sessionOf({ open }, request);
  if (earlier) await signIn.leave(earlier, "here");
  return reply
    .header("set-cookie", [
      cookieOf(request, "session", entry.sessionKey),
      cookieOf(request, "knownBrowser", entry.browserKey),
    ])
    .redirect(deskPath, 303);
}

/**
 * The session of a request, which a post must prove to come from a page of that session; without one, answers and
 * returns null.
 */
export async function requireSession(
  dependencies: Opened,
  request: FastifyRequest,
  reply: FastifyReply,
  status = 401,
): Promise<DeskKey | null> {
  // A script on a page of the same host, a measurement service's for instance, could otherwise read along.
  const isRead = (request.headers["sec-fetch-dest"] ?? "document") !== "document";
  const session = isRead ? null : await sessionOf(dependencies, request);
  if (!session) {
    await sendPage(reply, status, signInPage());
    return null;
  }
  if (request.method !== "POST" || fieldOf(request.body, formField) === formTokenOf(session)) return session;
  await refusePage(reply, "forged");
  return null;
}

async function sessionOf({ open }: Opened, request: FastifyRequest): Promise<DeskKey | null> {
  const key = keyIn(request, "session");
  return key === null ? null : open().signIn.sessionOf(key);
}

/**
 * Each cookie's name, and how long browsers keep it, in seconds; the store ends a session itself. A browser that has
 * been inside is known by its own, so that nobody else's requests keep links from it.
 */
const cookies = {
  session: { name: "desk", life: 30 * 24 * 3600, path: "/" },
  applicant: { name: "desk-asked", life: lifetimes.mail / 1000, path: "/" },
  knownBrowser: { name: "desk-known", life: lifetimes.browser / 1000, path: deskPath },
} as const;

type Cookie = keyof typeof cookies;

/**
 * Name of a cookie. Browsers take one with `__Host-` only over HTTPS, for this host alone and all its paths, one with
 * `__Secure-` only over HTTPS; on one's own machine there is no HTTPS. Behind a proxy that does not pass the host on,
 * `localhost` is not one's own machine.
 */
function cookieNameOf({ hostname, headers }: FastifyRequest, cookie: Cookie): string {
  const isProxied = headers["x-forwarded-for"] !== undefined || headers["x-forwarded-proto"] !== undefined;
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname) && !isProxied;
  const { name, path } = cookies[cookie];
  return isLocal ? name : `${path === "/" ? "__Host-" : "__Secure-"}${name}`;
}

/** Sets a key; an empty one removes it. */
function cookieOf(request: FastifyRequest, cookie: Cookie, key: string): string {
  const name = cookieNameOf(request, cookie);
  const { life, path } = cookies[cookie];
  return stringifySetCookie({
    name,
    value: key,
    path,
    maxAge: key === "" ? 0 : life,
    httpOnly: true,
    secure: name.startsWith("__"),
    sameSite: "strict",
  });
}

function keyIn(request: FastifyRequest, cookie: Cookie): string | null {
  const key = parseCookie(request.headers.cookie ?? "")[cookieNameOf(request, cookie)] ?? "";
  return /^[\w-]{43}$/.test(key) ? key : null;
}

function signInPage(): DeskPage {
  const { heading, text, address, button } = deskCopy(agencyLanguage).signIn;
  return {
    heading,
    children: (
      <>
        <p>{text}</p>
        <form method="post" action={deskPath}>
          <p>
            <label htmlFor="mailbox">{address}</label>
            <input
              id="mailbox"
              name={mailboxField}
              type="email"
              autoComplete="email"
              maxLength={255}
              required
            />
          </p>
          <button className="first" type="submit">
            {button}
          </button>
        </form>
      </>
    ),
  };
}

/** Behind the link of the mail: a button, because mail programs and their scanners open links by themselves. */
function enterPage(token: string): DeskPage {
  const { heading, text, button } = deskCopy(agencyLanguage).enter;
  return {
    heading,
    children: (
      <>
        <p>{text}</p>
        <form method="post" action={leadPath}>
          <input type="hidden" name={signInField} value={token} />
          <button className="first" type="submit">
            {button}
          </button>
        </form>
      </>
    ),
  };
}
