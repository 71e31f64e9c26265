import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type actOnLead, type LeadView, recordChange, viewLead } from "#leads/actions/act-on-lead.ts";
import { type LeadAction, leadActions, leadStatuses } from "#leads/actions/lead-actions.ts";
import { type LeadLinks, tokenField } from "#leads/actions/lead-links.ts";
import { leadActionsWords } from "#leads/actions/words.ts";
import { type Clock, dayLength, dayOf } from "#leads/clock.ts";
import { exportLeads } from "#leads/commands/export-leads.ts";
import { countLeads, iterateLeads, type LeadFilter, listLeads } from "#leads/commands/find-leads.ts";
import {
  actionField,
  addressField,
  leaveField,
  listFields,
  longest,
  noteField,
  signInField,
} from "#leads/desk/fields.ts";
import type { ListQuestion } from "#leads/desk/list-page.tsx";
import { deskPath, leadPath } from "#leads/desk/paths.ts";
import type { SignIn } from "#leads/desk/sign-in.ts";
import { deskWords } from "#leads/desk/words.ts";
import { agencyLanguage } from "#leads/lead-text.ts";
import { isSameHost } from "#leads/server/cross-site.ts";
import { describeFailure, statusOf } from "#leads/server/error-report.ts";
import { createAddressFinder } from "#leads/server/visitor-address.ts";
import type { Actor, DeskKeyTable, Store } from "#leads/store/tables.ts";
import { withPriority } from "#leads/store/with-priority.ts";

/** What the links in the agency's mails and the desk work with. */
export interface Desk {
  store: Store;
  links: Pick<LeadLinks, "read">;
  signIn: SignIn;
  act: (leadId: string, action: LeadAction, who: Actor) => ReturnType<typeof actOnLead>;
}

export interface DeskEndpointDependencies {
  /** Throws while the database is not open. */
  open: () => Desk;
  clock: Clock;
  trustedProxies: string[];
  hasDesk: boolean;
}

/** Requests on one page of the list, and how far back it goes unless asked, in days. */
const listed = { page: 50, days: 90 } as const;

/** A workbook is made in memory, while nobody else is served; more requests come as CSV. */
const mostInWorkbook = 2_000;

/** How long browsers keep the session's cookie, in seconds; the store ends the session itself. */
const cookieLife = 30 * 24 * 3600;

/** Enough for a note whose every character is percent-encoded. */
const bodyLimit = 32 * 1024;

/** Imported with the first request, because loading the page renderer would slow down start-up. */
const pages = async () => ({
  ...(await import("#leads/desk/frame.tsx")),
  ...(await import("#leads/desk/lead-page.tsx")),
  ...(await import("#leads/desk/list-page.tsx")),
  ...(await import("#leads/desk/sign-in-pages.tsx")),
});

/**
 * Serves the links in the agency's mails, each to the page of one request, and the desk: the same page for every
 * request, and their list, for those who are signed in. GET changes nothing, because mail programs and scanners
 * follow links; only buttons do, by POST.
 */
export async function deskEndpoint(
  app: FastifyInstance,
  dependencies: DeskEndpointDependencies,
): Promise<void> {
  const { open, clock, hasDesk } = dependencies;
  const addressOf = createAddressFinder(dependencies.trustedProxies.length > 0);

  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error(describeFailure(error), "desk failed");
    return reply
      .code(status === 500 ? 503 : status)
      .type("text/plain")
      .send(`${status === 500 ? 503 : status}`);
  });

  app.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      // Without its path, because an address may hold a token; without any, posts would have no origin.
      "referrer-policy": "strict-origin",
      // A page of the site that opens the desk in a window cannot reach into it.
      "cross-origin-opener-policy": "noopener-allow-popups",
    });
    if (request.method === "POST" && !isSameHost(request)) return sendNotice(reply, "forged");
  });

  app.get(leadPath, async (request, reply) => {
    const token = fieldOf(request.query, signInField);
    if (hasDesk && token !== "") return show(reply, 200, (await pages()).enterPage(token));
    return showLead(request, reply, fieldOf(request.query, tokenField));
  });

  app.post(leadPath, async (request, reply) => {
    const token = fieldOf(request.body, signInField);
    if (hasDesk && token !== "") return enter(request, reply, token);
    return showLead(request, reply, fieldOf(request.body, tokenField));
  });

  if (hasDesk) {
    app.get(deskPath, async (request, reply) => {
      const session = await sessionOf(request);
      return session ? showList(request, reply, session) : askWho(reply, 200);
    });

    app.post(deskPath, async (request, reply) => {
      const address = fieldOf(request.body, addressField);
      if (address !== "") return sendLink(request, reply, address);
      const session = await sessionOf(request);
      const where = fieldOf(request.body, leaveField);
      if (session && (where === "here" || where === "everywhere")) await open().signIn.leave(session, where);
      return reply.header("set-cookie", cookieOf(request, "", 0)).redirect(deskPath, 303);
    });

    app.get<{ Params: { format: string } }>(
      `${deskPath}/export.:format(csv|xlsx)`,
      async (request, reply) => {
        if (!(await sessionOf(request))) return askWho(reply, 401);
        const { store } = open();
        const filter = filterOf(questionIn(request.query));
        const format =
          request.params.format === "csv" || (await sizeOf(store, filter)) > mostInWorkbook ? "csv" : "xlsx";
        const leads = iterateLeads(store, filter);
        return reply
          .header("content-disposition", `attachment; filename="${dayOf(clock.now())}.${format}"`)
          .type(types[format])
          .send(Readable.from(exportLeads(leads, format)));
      },
    );

    app.route<{ Params: { id: string } }>({
      method: ["GET", "POST"],
      url: `${deskPath}/:id`,
      handler: async (request, reply) => {
        const session = await sessionOf(request);
        if (!session) return askWho(reply, 401);
        const { id } = request.params;
        if (!idPattern.test(id)) return sendNotice(reply, "gone");
        const note = fieldOf(request.body, noteField).trim();
        if (note === "") return actAndShow(request, reply, { id, who: session.address, token: null });
        const { store } = open();
        if (!(await viewLead(store, id))) return sendNotice(reply, "gone");
        await recordChange(store, {
          lead_id: id,
          at: clock.now(),
          who: session.address,
          action: "note",
          note: note.slice(0, longest.note).toWellFormed(),
        });
        return reply.redirect(`${deskPath}/${id}`, 303);
      },
    });
  }

  /** The page of the request that a mail's link names. */
  async function showLead(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
  ): Promise<FastifyReply> {
    const link = open().links.read(token, clock.now());
    if (typeof link === "string") return sendNotice(reply, link);
    return actAndShow(request, reply, { id: link.leadId, who: "link", token });
  }

  /** Does what the pressed button says, if one was pressed, and shows the request's page. */
  async function actAndShow(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, who, token }: { id: string; who: Actor; token: string | null },
  ): Promise<FastifyReply> {
    const { store, act } = open();
    let view: LeadView | null;
    let isUnchanged = false;
    if (request.method === "POST") {
      const action = leadActions.find((known) => known === fieldOf(request.body, actionField));
      if (!action) return sendNotice(reply, "forged");
      const outcome = await act(id, action, who);
      request.log.info({ action, isDone: outcome.isDone }, "action on a lead");
      view = outcome.view;
      isUnchanged = !outcome.isDone;
    } else view = await withPriority(() => viewLead(store, id));
    if (!view) return sendNotice(reply, "gone");
    return show(reply, 200, (await pages()).leadPage({ view, isUnchanged, token, hasDesk }));
  }

  async function showList(
    request: FastifyRequest,
    reply: FastifyReply,
    session: DeskKeyTable,
  ): Promise<FastifyReply> {
    const { store } = open();
    const question = questionIn(request.query);
    const filter = filterOf(question);
    const isTooLong = question.words.length > longest.words;
    const [found, counts] = await withPriority(() =>
      Promise.all([
        isTooLong ? null : listLeads(store, filter, listed.page + 1, question.before),
        question.words === "" ? countLeads(store, filter) : null,
      ]),
    );
    const hasMore = found !== null && found.length > listed.page;
    const leads = found?.slice(0, listed.page) ?? null;
    const html = (await pages()).listPage({
      ...{ question, leads, counts, hasMore, session },
      days: listed.days,
      now: clock.now(),
    });
    return show(reply, isTooLong ? 400 : 200, html);
  }

  /** A search looks at all requests, the list at the last ones unless asked. */
  function filterOf({ words, leadStatus, all }: ListQuestion): LeadFilter {
    const since = all || words !== "" ? undefined : clock.now() - listed.days * dayLength;
    return { words: words.slice(0, longest.words), leadStatus, since };
  }

  async function sendLink(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
  ): Promise<FastifyReply> {
    const seconds = await open().signIn.ask(address, addressOf(request));
    const { tooMany, sent } = deskWords(agencyLanguage);
    if (seconds === 0) return show(reply, 200, (await pages()).noticePage(sent));
    const notice = { heading: tooMany.heading, text: tooMany.text({ minutes: Math.ceil(seconds / 60) }) };
    return show(reply.header("retry-after", seconds), 429, (await pages()).noticePage(notice));
  }

  async function enter(request: FastifyRequest, reply: FastifyReply, token: string): Promise<FastifyReply> {
    const key = await open().signIn.enter(token);
    request.log.info({ isDone: key !== null }, "signing in to the desk");
    if (key === null) return show(reply, 410, (await pages()).noticePage(deskWords(agencyLanguage).used));
    return reply.header("set-cookie", cookieOf(request, key, cookieLife)).redirect(deskPath, 303);
  }

  async function sessionOf(request: FastifyRequest): Promise<DeskKeyTable | null> {
    // A script on a page of the same host, a measurement service's for instance, could otherwise read along.
    if ((request.headers["sec-fetch-dest"] ?? "document") !== "document") return null;
    const key = keyIn(request);
    return key === null ? null : withPriority(() => open().signIn.sessionOf(key));
  }

  async function askWho(reply: FastifyReply, status: number): Promise<FastifyReply> {
    return show(reply, status, (await pages()).signInPage());
  }

  async function sendNotice(reply: FastifyReply, what: "gone" | "expired" | "forged"): Promise<FastifyReply> {
    const notice = leadActionsWords(agencyLanguage)[what];
    return show(reply, what === "forged" ? 403 : 410, (await pages()).noticePage(notice));
  }

  async function show(reply: FastifyReply, status: number, html: string): Promise<FastifyReply> {
    return reply
      .code(status)
      .header("content-security-policy", (await pages()).deskPolicy)
      .type("text/html; charset=utf-8")
      .send(html);
  }
}

async function sizeOf(store: Store, filter: LeadFilter): Promise<number> {
  const counts = await countLeads(store, filter);
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

const idPattern = /^[\da-f-]{36}$/;

/** A field of a form or an address; empty if it is missing. */
function fieldOf(fields: unknown, name: string): string {
  const value =
    typeof fields === "object" && fields !== null && Object.hasOwn(fields, name)
      ? (fields as Record<string, unknown>)[name]
      : "";
  // PostgreSQL stores no NUL.
  return typeof value === "string" ? value.replaceAll("\0", "") : "";
}

function questionIn(query: unknown): ListQuestion {
  const before = fieldOf(query, listFields.before);
  return {
    words: fieldOf(query, listFields.words).trim(),
    leadStatus: leadStatuses.find((known) => known === fieldOf(query, listFields.leadStatus)),
    all: fieldOf(query, listFields.all) !== "",
    before: idPattern.test(before) ? before : undefined,
  };
}

/**
 * Name of the session's cookie. Browsers take one with `__Host-` only over HTTPS, for this host alone; on one's own
 * machine there is no HTTPS. Behind a proxy that does not pass the host on, `localhost` is not one's own machine.
 */
function cookieNameOf({ hostname, headers }: FastifyRequest): string {
  const isProxied = headers["x-forwarded-for"] !== undefined || headers["x-forwarded-proto"] !== undefined;
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname) && !isProxied;
  return isLocal ? "desk" : "__Host-desk";
}

function cookieOf(request: FastifyRequest, key: string, seconds: number): string {
  const name = cookieNameOf(request);
  const secure = name === "desk" ? "" : "; Secure";
  return `${name}=${key}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

function keyIn(request: FastifyRequest): string | null {
  const cookies = (request.headers.cookie ?? "").split("; ");
  const start = `${cookieNameOf(request)}=`;
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) || null;
}
