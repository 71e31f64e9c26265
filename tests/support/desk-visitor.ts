import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { parse } from "node-html-parser";
import { afterEach, beforeEach, expect } from "vitest";
import { deskPath } from "#contract/schemas/service-paths.ts";
import { site } from "#data/contract/facts/site.ts";
import { actOnLead } from "#leads/actions/act-on-lead.ts";
import { createLeadLinks, tokenField } from "#leads/actions/lead-links.ts";
import { deskCopy } from "#leads/desk/desk.copy.ts";
import { mailboxField, signInField } from "#leads/desk/fields.ts";
import { leadUrl } from "#leads/desk/paths.ts";
import { createSignIn } from "#leads/desk/sign-in.ts";
import type { SendMail } from "#leads/mail/transport.ts";
import { createRateCounters } from "#leads/rate-counters.ts";
import { createDeliver } from "#leads/sending/deliver.ts";
import { createApp } from "#leads/server/app.ts";
import type { LeadAction } from "#leads/store/lead-actions.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { freshStore, store } from "#tests/support/fresh-store.ts";
import { newLead } from "#tests/support/sample-lead.ts";
import { sendDueDeliveries } from "#tests/support/send-due-deliveries.ts";

interface DeskState {
  app: FastifyInstance;
  /** Mailboxes that may sign in. */
  mailboxes: string[];
  sentLinks: { mailbox: string; token: string }[];
  /** Lines that the current app has logged. */
  log: string[];
  now: number;
  /** A quarantined lead of Zoë Müller. */
  leadId: string;
}

/** The desk that the tests of a file with `freshDesk` visit; each test has a new one. */
export let desk: DeskState;

export const clock = { now: () => desk.now };
export const zoe = "zoe@agency.example";
const links = createLeadLinks("secret", leadUrl);
export const leadPath = new URL(leadUrl).pathname;

export function freshDesk(): void {
  freshStore();
  beforeEach(async () => {
    const now = Date.UTC(2026, 10, 21, 12);
    const { id: leadId } = await saveLead(
      store,
      { now: () => now },
      {
        ...newLead,
        lead: { ...newLead.lead, name: "Zoë <b>Müller</b>" },
        assessment: { state: "quarantined", signals: "spam-words", score: 12, recipient: null },
      },
    );
    const mailboxes = ["Zoe@agency.example", "nora@agency.example"];
    desk = { ...createDeskApp(mailboxes), mailboxes, sentLinks: [], now, leadId };
  });
  afterEach(async () => {
    await desk.app.close();
  });
}

export function createDeskApp(mailboxes: string[], hasDesk = true): Pick<DeskState, "app" | "log"> {
  const log: string[] = [];
  const dependencies = {
    store,
    clock,
    deliveries: ["agency" as const],
    mailboxes: { to: [zoe], routed: [] },
  };
  const signIn = createSignIn({
    store,
    clock,
    rates: createRateCounters(clock),
    mailboxes,
    onQueued: () => {},
    // Requests at the end of a test find the store closed.
    onFailure: () => {},
  });
  const app = createApp({
    files: { get: () => undefined },
    receive: async () => ({ stored: true, state: "accepted" }),
    clock,
    readHealth: async () => ({ writeTime: 0 }),
    trustedProxies: [],
    log: {
      write: (line) => {
        log.push(line);
      },
    },
    hasDesk,
    openDesk: () => ({
      stores: { urgent: store, ordinary: store },
      links,
      signIn,
      act: (leadId, action, actor) => actOnLead(dependencies, leadId, action, actor),
    }),
  });
  return { app, log };
}

/** Sends the mails that are due. */
export async function sendMails(): Promise<void> {
  const mails = { to: [zoe], routed: [], from: "desk@agency.example", links };
  const sendMail: SendMail = async ({ to, text }) => {
    const { address: mailbox } = to as { address: string };
    desk.sentLinks.push({ mailbox, token: /sign-in=([\w-]{43})/.exec(String(text))?.[1] ?? "" });
  };
  const deliver = createDeliver({ store, clock, sendMail, mails, webhook: null });
  await sendDueDeliveries({ store, clock, deliver });
}

type RequestHeaders = Record<string, string>;

export const get = (url: string, cookie = "") => desk.app.inject({ url, headers: { cookie } });
export const post = (url: string, fields: Record<string, string>, headers: RequestHeaders = {}) =>
  desk.app.inject({
    method: "POST",
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });

/** The token of a mailed link to the lead. */
export const leadToken = (signedLinks = links) =>
  new URL(signedLinks.urlOf(desk.leadId, desk.now)).searchParams.get(tokenField) ?? "";
export const open = (token: string) => get(`${leadPath}?${tokenField}=${token}`);
export const press = (token: string, action: LeadAction, headers: RequestHeaders = {}) =>
  post(leadPath, { [tokenField]: token, action }, headers);
export const headingOf = (body: string) => parse(body).querySelector("h1")?.textContent;

/** The browser of these tests, marked by the cookie of its first request for a link. */
export const browser = `desk-asked=${"b".repeat(43)}`;
export const ask = (mailbox: string) => post(deskPath, { [mailboxField]: mailbox }, { cookie: browser });
export const enter = (token: string, cookie = browser) =>
  post(leadPath, { [signInField]: token }, { cookie });
export const formToken = async (cookie: string) =>
  parse((await get(deskPath, cookie)).body)
    .querySelector("[name=form]")
    ?.getAttribute("value") ?? "";
/** Posts as a page of the session does. */
export const submit = async (url: string, fields: Record<string, string>, cookie: string) =>
  post(url, { form: await formToken(cookie), ...fields }, { cookie });
export const leadPage = () => `${deskPath}/${desk.leadId}`;
export const addNoteOnPage = (cookie: string, text: string) => submit(leadPage(), { note: text }, cookie);

/** Requests a link and resolves to its token. */
export async function linkSentTo(mailbox: string): Promise<string> {
  const count = desk.sentLinks.length;
  await ask(mailbox);
  await expect.poll(() => sendMails().then(() => desk.sentLinks.length)).toBe(count + 1);
  return desk.sentLinks.at(-1)?.token ?? "";
}

export const sessionCookie = ({ headers }: { headers: OutgoingHttpHeaders }) =>
  String([headers["set-cookie"]].flat()[0]).split(";", 1)[0] ?? "";

/** Signs in and resolves to the session's cookie. */
export async function signIn(mailbox = zoe): Promise<string> {
  return sessionCookie(await enter(await linkSentTo(mailbox)));
}

export const isSignedIn = async (cookie: string) =>
  headingOf((await get(deskPath, cookie)).body) === deskCopy(site.agencyLanguage).title;

export const storedState = async () =>
  (await store.selectFrom("lead").select("state").executeTakeFirst())?.state;
