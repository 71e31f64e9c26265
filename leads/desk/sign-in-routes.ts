import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DeskDependencies } from "#leads/desk/desk.ts";
import { deskPages, sendPage } from "#leads/desk/desk-answers.ts";
import { addressField, leaveField } from "#leads/desk/fields.ts";
import { deskPath } from "#leads/desk/paths.ts";
import { deskWords } from "#leads/desk/words.ts";
import { agencyLanguage } from "#leads/lead-text.ts";
import { fieldOf } from "#leads/server/form-fields.ts";
import { createAddressFinder } from "#leads/server/visitor-address.ts";
import type { DeskKeyTable } from "#leads/store/tables.ts";
import { withPriority } from "#leads/store/with-priority.ts";

type Opened = Pick<DeskDependencies, "open">;

/** Asking for a link, and signing out. */
export function signInRoutes(app: FastifyInstance, { open, trustedProxies }: DeskDependencies): void {
  const addressOf = createAddressFinder(trustedProxies.length > 0);

  app.post(deskPath, async (request, reply) => {
    const address = fieldOf(request.body, addressField);
    if (address !== "") return sendLink(request, reply, address);
    const session = await sessionOf({ open }, request);
    const where = fieldOf(request.body, leaveField);
    if (session && (where === "here" || where === "everywhere")) await open().signIn.leave(session, where);
    return reply.header("set-cookie", sessionCookie(request, "")).redirect(deskPath, 303);
  });

  async function sendLink(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
  ): Promise<FastifyReply> {
    const seconds = await open().signIn.ask(address, addressOf(request));
    const { tooMany, sent } = deskWords(agencyLanguage);
    if (seconds === 0) return sendPage(reply, 200, (await deskPages()).noticePage(sent));
    const notice = { heading: tooMany.heading, text: tooMany.text({ minutes: Math.ceil(seconds / 60) }) };
    return sendPage(reply.header("retry-after", seconds), 429, (await deskPages()).noticePage(notice));
  }
}

/** Asks whoever opened a mailed link to enter, and opens a session once they do, as mail programs open links too. */
export async function enterByLink(
  { open }: Opened,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<FastifyReply> {
  const { enterPage, noticePage } = await deskPages();
  if (request.method !== "POST") return sendPage(reply, 200, enterPage(token));
  const key = await open().signIn.enter(token);
  request.log.info({ isDone: key !== null }, "signing in to the desk");
  if (key === null) return sendPage(reply, 410, noticePage(deskWords(agencyLanguage).used));
  return reply.header("set-cookie", sessionCookie(request, key)).redirect(deskPath, 303);
}

/** The session of a request; without one, answers with the way in and returns null. */
export async function requireSession(
  dependencies: Opened,
  request: FastifyRequest,
  reply: FastifyReply,
  status = 401,
): Promise<DeskKeyTable | null> {
  const session = await sessionOf(dependencies, request);
  if (!session) await sendPage(reply, status, (await deskPages()).signInPage());
  return session;
}

async function sessionOf({ open }: Opened, request: FastifyRequest): Promise<DeskKeyTable | null> {
  // A script on a page of the same host, a measurement service's for instance, could otherwise read along.
  if ((request.headers["sec-fetch-dest"] ?? "document") !== "document") return null;
  const key = sessionKeyIn(request);
  return key === null ? null : withPriority(() => open().signIn.sessionOf(key));
}

/** How long browsers keep the session's cookie, in seconds; the store ends the session itself. */
const cookieLife = 30 * 24 * 3600;

/**
 * Name of the session's cookie. Browsers take one with `__Host-` only over HTTPS, for this host alone; on one's own
 * machine there is no HTTPS. Behind a proxy that does not pass the host on, `localhost` is not one's own machine.
 */
function cookieNameOf({ hostname, headers }: FastifyRequest): string {
  const isProxied = headers["x-forwarded-for"] !== undefined || headers["x-forwarded-proto"] !== undefined;
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname) && !isProxied;
  return isLocal ? "desk" : "__Host-desk";
}

/** Sets the key of a session; an empty one removes it. */
function sessionCookie(request: FastifyRequest, key: string): string {
  const name = cookieNameOf(request);
  const seconds = key === "" ? 0 : cookieLife;
  const secure = name === "desk" ? "" : "; Secure";
  return `${name}=${key}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

function sessionKeyIn(request: FastifyRequest): string | null {
  const cookies = (request.headers.cookie ?? "").split("; ");
  const start = `${cookieNameOf(request)}=`;
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) || null;
}
